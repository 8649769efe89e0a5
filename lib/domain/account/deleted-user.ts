/** Name shown for a person who has deleted their account. */
export const DELETED_USER_NAME = "Deleted user";
