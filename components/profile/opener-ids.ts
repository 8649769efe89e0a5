/** Ids of the controls that open the dialogs of one's own profile and get the focus back. */
export const EDIT_PROFILE_ID = "edit-profile";
export const CHANGE_PHOTO_ID = "change-photo";
