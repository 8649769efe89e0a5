/** The controls of one's own profile that open its dialogs, and get the focus back. */
export const EDIT_PROFILE_ID = "edit-profile";
export const CHANGE_PHOTO_ID = "change-photo";
