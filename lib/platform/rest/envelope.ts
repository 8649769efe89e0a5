import "server-only";
import { z, ZodError } from "zod";
import { AppError, type FieldError, UNAVAILABLE_RETRY_SECONDS } from "@/lib/errors";
import { isDatabaseUnavailable } from "@/lib/platform/db/database-errors";
import { logger } from "@/lib/platform/logger";

/** The shapes that every REST answer has (docs: "REST contract"). */
type ErrorBody = { success: false; message: string; errors?: readonly FieldError[]; data?: AppError["data"] };

/** For whatever a schema has no words of its own; the library's would speak of types to people. */
const NO_OBJECT = "Please send an object with fields.";
const NOT_VALID = "This value is not valid.";
z.config({ customError: ({ path = [] }) => (path.length === 0 ? NO_OBJECT : NOT_VALID) });

/** Every error as one of the family: a failed parse names its fields, an unexpected one says nothing of its inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    const fields = error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
    return new AppError("invalid_input", { fields: withoutRepeats(fields), cause: error });
  }
  return new AppError(isDatabaseUnavailable(error) ? "database_unavailable" : "unexpected", { cause: error });
}

/** Rules that share a text, as those of a password do, tell it once. */
function withoutRepeats(fields: readonly FieldError[]): FieldError[] {
  return [...new Map(fields.map((error) => [JSON.stringify([error.field, error.message]), error])).values()];
}

/** Turns whatever was thrown into an answer for users; what was not expected is logged with the request's id. */
export function errorResponse(thrown: unknown, context: { requestId: string; path: string }): Response {
  const error = toAppError(thrown);
  if (error.status >= 500) logger.error({ err: error.cause ?? error, ...context }, error.message);
  const body: ErrorBody = {
    success: false,
    message: error.message,
    ...(error.fields.length > 0 ? { errors: error.fields } : {}),
    ...(error.data ? { data: error.data } : {}),
  };
  const retryAfter = error.retryAfter ?? (error.status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  const headers = retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
  return Response.json(body, { status: error.status, headers });
}
