/** The name that stands in place of a person who has deleted the account. */
export const DELETED_USER_NAME = "Deleted user";
