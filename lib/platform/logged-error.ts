import "server-only";

/** Deeper causes say nothing that the first ones do not. */
const MAX_CAUSES = 5;
/** What stands before and after the @ of an email address, however it is quoted. */
const EMAIL = /[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;:]+\.[^\s@"'<>()=,;:]+/g;

type LoggedError = { type: string; message: string; stack?: string; code?: string; cause?: LoggedError };

const withoutAddresses = (text: string) => text.replace(EMAIL, "[address]");

/**
 * What a log line says of an error, built field by field: a database's error carries the whole row that it refused, and
 * that of another service the request with its key. Mail addresses are taken out of its texts.
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
