import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/server/logger";
import { errorResponse } from "./envelope";
import { REQUEST_ID_HEADER, requestId } from "./request-id";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

type Declaration<P extends z.ZodType | undefined, Q extends z.ZodType | undefined, R extends z.ZodType> = {
  params?: P;
  /** Parses the address's parameters as an object of strings, or of lists of strings for repeated keys. */
  query?: Q;
  /** Shape of `data`. Whatever it does not name is cut off, so a private field cannot slip out. */
  response: R;
  run: (input: { params: Output<P>; query: Output<Q>; request: Request }) => Promise<{
    data: z.input<R>;
    message?: string;
    /** Further keys at the top level of the answer, and headers. */
    extra?: Record<string, unknown>;
    headers?: Record<string, string>;
  }>;
};

/** Declares one method of a REST resource: parse, run, shape; the wrapper does the rest. */
export function defineRoute<
  R extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, Q, R>): Handler {
  return async (request, context) => {
    const params = declaration.params?.parse(await context.params) as Output<P>;
    const query = declaration.query?.parse(queryObject(request)) as Output<Q>;
    const { data, message, extra, headers } = await declaration.run({ params, query, request });
    return Response.json(
      { success: true, ...(message ? { message } : {}), data: declaration.response.parse(data), ...extra },
      { headers },
    );
  };
}

/**
 * The methods of one address. Every method that is not declared answers 405 with `Allow`; every error becomes the
 * contract's error shape; every answer carries its request id and leaves a log line.
 */
export function defineResource(methods: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const declared = METHODS.filter((method) => methods[method]);
  const allow = [...declared, ...(methods.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const notAllowed: Handler = async () => {
    throw new AppError("method_not_allowed");
  };
  const entries = METHODS.map((method) => [method, withAnswer(methods[method] ?? notAllowed, allow)] as const);
  return Object.fromEntries(entries) as Record<Method, Handler>;
}

function withAnswer(handler: Handler, allow: string): Handler {
  return async (request, context) => {
    const startedAt = performance.now();
    const id = requestId(request);
    const path = new URL(request.url).pathname;
    const response = await handler(request, context).catch((error: unknown) =>
      errorResponse(error, { requestId: id, path }),
    );
    response.headers.set(REQUEST_ID_HEADER, id);
    if (response.status === 405) response.headers.set("Allow", allow);
    logger.debug({
      requestId: id,
      method: request.method,
      path,
      status: response.status,
      ms: performance.now() - startedAt,
    });
    return response;
  };
}

function queryObject(request: Request): Record<string, string | string[]> {
  const search = new URL(request.url).searchParams;
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length === 1 ? values[0]! : values];
    }),
  );
}
