import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FuzzRequest } from "./make-request";
import type { Promised, Schema } from "./operations";
import { nameOf, newcomerOf } from "./people";
import type { Privacy } from "./private-values";

/** A response; header names are in lower case. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; text: string };

/** Server internals: paths, database messages, password hashes. */
const INTERNALS =
  /node_modules|\bat \S+ \(\S+:\d|\.tsx?:\d|prisma|postgres|invalid byte|violates|argon2|ECONN|ZodError|select .+ from/i;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const validators = new WeakMap<Schema, ValidateFunction>();

/** Why a value breaks a schema; null when it does not. */
function differenceOf(schema: Schema, value: unknown): string | null {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Violations of the document and of privacy. */
export function faultsOf(request: FuzzRequest, answer: Answer, privacy: Privacy): string[] {
  return [...contractFaults(request, answer), ...tellingFaults(request, answer, privacy)];
}

function contractFaults(request: FuzzRequest, answer: Answer): string[] {
  const { operation, caller, isAstray } = request;
  const { status } = answer;
  if (status >= 500) return [`${status} is a failure of the server`];
  // An address with doubled slashes redirects to the one without.
  if (isAstray && status === 308)
    return /^\/api\/v1\//.test(answer.headers.location ?? "") ? [] : ["it leads elsewhere"];
  if (isRefusedByNode(request, status)) return answer.text === "" ? [] : ["there is a body"];
  const promised = promisedFor(request, status);
  if (!promised) return [`${status} is not documented`];
  const isSuccess = status < 300;
  return [
    ...bodyFaults(promised, answer),
    ...headerFaults(promised, request, answer),
    ...(isSuccess && operation.needsSession && !caller.person ? ["it succeeded without a session"] : []),
    ...(isSuccess && isForeignWrite(request) ? ["it succeeded from a page of another site"] : []),
    ...(isSuccess ? refusedBody(request) : []),
  ];
}

/** Whether Node answers before the product: a head of more than 16 kB, or characters that no address may contain. */
function isRefusedByNode({ target, headers }: FuzzRequest, status: number): boolean {
  const isLong = target.length + JSON.stringify(headers).length > 15_000;
  return (status === 431 && isLong) || (status === 400 && /[^\x21-\x7e]/.test(target));
}

/** The document's definition of a status. Its description covers unknown addresses and methods. */
function promisedFor({ operation, isAstray, method }: FuzzRequest, status: number): Promised | undefined {
  const error = operation.responses.get(500);
  if (method !== operation.method) return status === 405 || (isAstray && status === 404) ? error : undefined;
  const isElsewhere = isAstray && [404, 405].includes(status);
  return operation.responses.get(status) ?? (isElsewhere ? error : undefined);
}

function bodyFaults({ mediaType, schema }: Promised, { headers, text }: Answer): string[] {
  const given = (headers["content-type"] ?? "").split(";")[0]!.trim();
  if (mediaType === null || schema === null) return text === "" ? [] : ["there is a body where none is promised"];
  if (given !== mediaType) return [`the content type is "${given}" instead of "${mediaType}"`];
  if (mediaType === "text/calendar")
    return /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/.test(text) ? [] : ["the file is no calendar"];
  const difference = differenceOf(schema, parsed(text));
  return difference === null ? [] : [`the body has another shape: ${difference}`];
}

function headerFaults(
  { requiredHeaders }: Promised,
  { operation }: FuzzRequest,
  { status, headers }: Answer,
): string[] {
  const isForOne = status < 300 && operation.needsSession;
  return [
    ...requiredHeaders.filter((name) => !headers[name.toLowerCase()]).map((name) => `${name} is missing`),
    ...(status !== 303 && !/^[\w-]{8,64}$/.test(headers["x-request-id"] ?? "") ? ["X-Request-Id is missing"] : []),
    ...(status === 405 && !headers.allow ? ["Allow is missing"] : []),
    ...(isForOne && !/no-store/.test(headers["cache-control"] ?? "") ? ["a cache may keep what is one person's"] : []),
    ...("x-injected" in headers ? ["a header was injected"] : []),
  ];
}

const isForeignWrite = ({ method, caller }: FuzzRequest) =>
  method !== "GET" &&
  caller.origin === "foreign" &&
  (caller.way === "cookie" || !(caller.person || caller.badToken !== null));

/** Operations that accept more than the document says: numbers as text, incomplete rows, any name of a scheduler. */
const LENIENT = ["updateProfile", "updateTeacherProfile", "createReview", "editReview", "createMeeting"];

/** A body that violates the document but that the server accepts. */
function refusedBody({ operation, headers, body }: FuzzRequest): string[] {
  const isChecked = operation.body && !LENIENT.includes(operation.id) && headers["Content-Type"] === "application/json";
  if (!operation.body || !isChecked) return [];
  const difference = differenceOf(operation.body.schema, parsed(body?.toString() ?? ""));
  return difference === null ? [] : [`it took what the document refuses: ${difference}`];
}

function tellingFaults(request: FuzzRequest, { headers, text }: Answer, privacy: Privacy): string[] {
  const inside = INTERNALS.exec(text)?.[0];
  const told = privacy.ownersIn([text, ...Object.values(headers)].join("\n"), knowersOf(request));
  return [...(inside ? [`it tells of the inside: "${inside}"`] : []), ...told.map((what) => `it tells about ${what}`)];
}

/** Who may see the response's private values: the caller, the person who signs in, the owner of a secret calendar. */
function knowersOf({ operation, caller, about, body, number }: FuzzRequest): string[] {
  const asker = caller.person ? [nameOf(caller.person)] : [];
  if (operation.id === "getCalendarFeed") return [...asker, nameOf(about)];
  if (operation.id === "signInWithGoogle") return [...asker, newcomerOf(number)];
  if (operation.id !== "logIn") return asker;
  const typed = decodeURIComponent(body?.toString().replace(/%(?!40)/g, "") ?? "");
  return [
    ...asker,
    ...[...typed.matchAll(/(user|mentor)-\d+(?=@private\.example)/gi)].map(([name]) => name.toLowerCase()),
  ];
}

/** A text parsed as JSON, or undefined, which every schema refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
