/** All errors that the site can respond with. Users see the messages, so they never contain internals. */
const ERROR_TABLE = {
  unreadable_body: { status: 400, message: "The request could not be read." },
  wrong_credentials: { status: 401, message: "The email or the password is not right." },
  not_signed_in: { status: 401, message: "Please sign in first." },
  not_allowed: { status: 403, message: "You are not allowed to do this." },
  email_not_verified: {
    status: 403,
    message: "Please verify your email first. The link is in the mail that we sent you.",
  },
  account_suspended: {
    status: 403,
    message: "This account is suspended. Our mail about it says why, for how long, and how to appeal.",
  },
  second_factor_needed: { status: 403, message: "Please enter a code of your app for codes." },
  demo_closed: {
    status: 403,
    message: "The demo accounts are open in previews and on the computer that runs the site, and nowhere else.",
  },
  foreign_origin: { status: 403, message: "This request came from another site, so it was refused." },
  not_found: { status: 404, message: "Not found." },
  mentor_not_found: { status: 404, message: "Sorry No teacher Found With these details" },
  method_not_allowed: { status: 405, message: "This method is not allowed here." },
  username_taken: { status: 409, message: "This username is taken." },
  username_changed_lately: { status: 409, message: "The username was changed too recently." },
  conflict: { status: 409, message: "This was changed in the meantime." },
  other_account: {
    status: 409,
    message: "You are signed in with another account now, so nothing was saved or deleted. Load the page again.",
  },
  too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "This kind of content is not accepted here." },
  invalid_input: { status: 422, message: "Some fields are not valid." },
  too_many_requests: { status: 429, message: "Too many requests. Please try again later." },
  unexpected: { status: 500, message: "Something went wrong." },
  service_unavailable: { status: 503, message: "This service is not available right now. Please try again later." },
  database_unavailable: {
    status: 503,
    message: "The service is not available right now. Please try again in a moment.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** Seconds after which a client may retry while the site is unavailable. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

/** The digest sent to the browser when a page fails because the database is down; other errors get a number. */
export const UNAVAILABLE_DIGEST = "database_unavailable";

export type ErrorCode = keyof typeof ERROR_TABLE;
export type FieldError = { readonly field: string; readonly message: string };

/** An error with a status and a message for users. Use cases throw it; routes and actions turn it into a response. */
export class AppError extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** Seconds until a retry is allowed; only for `too_many_requests`. */
  readonly retryAfter?: number;
  /** Data that helps the caller continue, such as the next free times. */
  readonly data?: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: ErrorCode,
    options: {
      message?: string;
      fields?: readonly FieldError[];
      retryAfter?: number;
      data?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? ERROR_TABLE[code].message, { cause: options.cause });
    this.name = "AppError";
    this.status = ERROR_TABLE[code].status;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.data = options.data;
  }
}
