import "server-only";
import { NextResponse } from "next/server";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import type { CookieToSet } from "@/lib/platform/auth/session-cookies";
import { logger } from "@/lib/platform/logger";
import { type ActorFor, type Auth, authenticate } from "./authenticate";
import { type Contract, contractOf, type Operation, withContract } from "./contract";
import { errorResponse } from "./envelope";
import { loggedPath } from "../process/logged-path";
import { type BodyKind, type BodyLimit, readBody } from "./read-body";
import { REQUEST_ID_HEADER, requestId } from "../process/request-id";
import { type Visitor, visitorOf } from "./visitor";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
const PRIVATE = "private, no-store";

type Declaration<
  A extends Auth,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
  E extends z.ZodObject | undefined,
> = {
  operation: Operation;
  auth?: A;
  params?: P;
  /** Parses the address's parameters as an object of strings, or of lists of strings for repeated keys. */
  query?: Q;
  body?: B;
  /** What the body may come as; JSON alone unless told. */
  bodyKinds?: readonly BodyKind[];
  /** For bodies longer than those of plain requests. */
  bodyLimit?: BodyLimit;
  /** Status of a success; 200 unless told. */
  status?: 200 | 201;
  /** Shape of `data`. Whatever it does not name is cut off, so a private field cannot slip out. */
  response: R;
  /** Shape of further keys at the top level of the answer; they are cut in the same way. */
  extra?: E;
  run: (input: {
    actor: ActorFor<A>;
    params: Output<P>;
    query: Output<Q>;
    body: Output<B>;
    visitor: Visitor;
    request: Request;
  }) => Promise<{
    data?: z.input<R>;
    message?: string;
    extra?: E extends z.ZodObject ? z.input<E> : undefined;
    headers?: Record<string, string>;
    cookies?: readonly CookieToSet[];
  }>;
};

/** Declares one method of a REST resource: who, parse, run, shape; the wrapper does the rest. */
export function defineRoute<
  R extends z.ZodType,
  A extends Auth = undefined,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  E extends z.ZodObject | undefined = undefined,
>(declaration: Declaration<A, P, Q, B, R, E>): Handler {
  const { status = 200, response: shape, extra } = declaration;
  const contract: Contract = { ...declaration, answer: { kind: "json", status, data: shape, extra } };
  const handle: Handler = async (request, context) => {
    const actor = (await authenticate(request, declaration.auth)) as ActorFor<A>;
    const params = declaration.params?.parse(await context.params) as Output<P>;
    const query = declaration.query?.parse(queryObject(request)) as Output<Q>;
    const { bodyKinds = ["json"], bodyLimit } = declaration;
    const body = declaration.body?.parse(await readBody(request, bodyKinds, bodyLimit)) as Output<B>;
    const visitor = visitorOf(request.headers);
    const answer = await declaration.run({ actor, params, query, body, visitor, request });
    const data: unknown = cutTo(shape, answer.data);
    const response = NextResponse.json(
      {
        success: true,
        ...(answer.message ? { message: answer.message } : {}),
        ...(data === undefined ? {} : { data }),
        ...(extra === undefined ? {} : cutTo<z.ZodObject>(extra, answer.extra)),
      },
      { status, headers: answer.headers },
    );
    for (const cookie of answer.cookies ?? []) response.cookies.set(cookie);
    // What is made for one person is for no cache on the way, whatever it says itself.
    if (declaration.auth || declaration.body || answer.cookies) response.headers.set("Cache-Control", PRIVATE);
    return response;
  };
  return withContract(handle, contract);
}

/** An answer of another shape than the declared one is our fault, not the asker's. */
function cutTo<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const cut = shape.safeParse(value);
  if (!cut.success) throw new AppError("unexpected", { cause: cut.error });
  return cut.data;
}

/**
 * The methods of one address. Every method that is not declared answers 405 with `Allow`, and OPTIONS names those that are; every error
 * becomes the contract's error shape; every answer carries its request id and leaves a log line.
 */
export function defineResource(
  methods: Partial<Record<Method | "OPTIONS", Handler>>,
): Record<Method | "OPTIONS", Handler> {
  const declared = METHODS.filter((method) => methods[method]);
  const allow = [...declared, ...(methods.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const notAllowed: Handler = async () => {
    throw new AppError("method_not_allowed");
  };
  const entries = METHODS.map((method) => {
    const handler = methods[method] ?? withContract(notAllowed, null);
    const contract = contractOf(handler);
    const answering = withAnswer(handler, allow);
    return [method, contract === undefined ? answering : withContract(answering, contract)] as const;
  });
  // Next would name every method that a route exports, and all of them are, so that 405 has the contract's shape.
  const options: Handler =
    methods.OPTIONS ?? (async () => new Response(null, { status: 204, headers: { Allow: allow } }));
  return { ...(Object.fromEntries(entries) as Record<Method, Handler>), OPTIONS: withAnswer(options, allow) };
}

function withAnswer(handler: Handler, allow: string): Handler {
  return async (request, context) => {
    const startedAt = performance.now();
    const id = requestId(request);
    const path = new URL(request.url).pathname;
    const response = await handler(request, context).catch((error: unknown) =>
      errorResponse(error, { requestId: id, path: loggedPath(path) }),
    );
    response.headers.set(REQUEST_ID_HEADER, id);
    // Most answers depend on a cookie or on what may change at any time; one that everybody may keep says so itself.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", PRIVATE);
    if (response.status === 405) response.headers.set("Allow", allow);
    logger.debug({
      requestId: id,
      method: request.method,
      path: loggedPath(path),
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
