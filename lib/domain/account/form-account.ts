/** The account that a form was made for, as the form sends it; the server refuses the form for another one. */
export const ACCOUNT_FIELD = "account";

/** The same for requests to the REST contract that our own pages send with the session's cookie. */
export const ACCOUNT_HEADER = "X-Account";
