import "server-only";

/** Deeper causes add nothing useful. */
const MAX_CAUSES = 5;
/** The characters around the @ of an email address, in any quoting. */
const EMAIL = /[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;:]+\.[^\s@"'<>()=,;:]+/g;

type LoggedError = { type: string; message: string; stack?: string; code?: string; cause?: LoggedError };

/** Replaces email addresses, which errors of providers and databases repeat. */
export const withoutAddresses = (text: string) => text.replace(EMAIL, "[address]");

/**
 * The loggable part of an error, built field by field: a database error carries the whole refused row, and an HTTP
 * client's error the request with its API key. Removes email addresses from the texts.
 */
export function loggedError(thrown: unknown, causes = MAX_CAUSES): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: "Something that is no error was thrown." };
  const { name, message, stack, code, cause } = thrown as Error & { code?: unknown };
  return {
    type: name,
    message: withoutAddresses(message),
    ...(stack ? { stack: withoutAddresses(stack) } : {}),
    ...(typeof code === "string" ? { code } : {}),
    ...(cause instanceof Error && causes > 0 ? { cause: loggedError(cause, causes - 1) } : {}),
  };
}
