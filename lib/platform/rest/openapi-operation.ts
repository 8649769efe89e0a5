import "server-only";
import { z } from "zod";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { Contract } from "./contract";
import { canRefuse, type JsonObject, jsonSchemaOf, parametersOf } from "./openapi-schema";
import { MEDIA_TYPES } from "./read-body";
import { REQUEST_ID_HEADER } from "../process/request-id";

const WHO = {
  required: "Needs a session.",
  optional: "Knows who asks, when there is a session.",
  nobody: "Open to everybody.",
};
const SECURITY = { required: [{ bearer: [] }, { cookie: [] }], optional: [{}, { bearer: [] }, { cookie: [] }] };
/** Every answer carries the id that its log lines stand under. */
const HEADERS = { [REQUEST_ID_HEADER]: { $ref: "#/components/headers/RequestId" } };
const ERROR_CONTENT = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** One call of the contract as OpenAPI describes it. */
export function operationObject(method: string, contract: Contract): JsonObject {
  const { operation, auth, params, query, body, bodyKinds = ["json"] } = contract;
  const parameters = [...(params ? parametersOf(params, "path") : []), ...(query ? parametersOf(query, "query") : [])];
  const schema = body && jsonSchemaOf(body, "input");
  const mediaTypes = [...new Set(bodyKinds.flatMap((kind) => MEDIA_TYPES[kind]))];
  const content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]));
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: WHO[auth ?? "nobody"],
    tags: [operation.tag],
    security: auth ? SECURITY[auth] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schema ? { requestBody: { required: true, content } } : {}),
    responses: { ...successOf(contract.answer), ...errorsOf(codesOf(method, contract)) },
  };
}

function successOf(answer: Contract["answer"]): JsonObject {
  if (answer.kind === "redirect") {
    const headers = { Location: { schema: { type: "string" } } };
    return { [answer.status]: { description: "Leads to a page.", headers } };
  }
  if (answer.kind === "file") {
    const mediaType = answer.mediaType.split(";")[0]!;
    return {
      200: { description: "A file.", headers: HEADERS, content: { [mediaType]: { schema: { type: "string" } } } },
    };
  }
  const content = { "application/json": { schema: envelopeOf(answer) } };
  return { [answer.status]: { description: "Success.", headers: HEADERS, content } };
}

/** `success`, perhaps a `message` for people, `data`, and the further keys of a few calls. */
function envelopeOf({ data, extra }: Extract<Contract["answer"], { kind: "json" }>): JsonObject {
  const hasData = !(data instanceof z.ZodUndefined);
  const more = extra ? jsonSchemaOf(extra, "output") : {};
  return {
    type: "object",
    properties: {
      success: { const: true },
      message: { type: "string" },
      ...(hasData ? { data: jsonSchemaOf(data, "output") } : {}),
      ...(more.properties as JsonObject | undefined),
    },
    required: ["success", ...(hasData ? ["data"] : []), ...((more.required as string[] | undefined) ?? [])],
    additionalProperties: false,
  };
}

/** What the wrapper refuses by the declaration, and what the use case does beside it. */
function codesOf(method: string, { operation, auth, params, query, body }: Contract): Set<ErrorCode> {
  const isChecked = body || (params && canRefuse(params, "path")) || (query && canRefuse(query, "query"));
  return new Set<ErrorCode>([
    ...(body ? (["unreadable_body", "too_large", "unsupported_media_type"] as const) : []),
    ...(isChecked ? (["invalid_input"] as const) : []),
    ...(auth === "required" ? (["not_signed_in"] as const) : []),
    ...(auth ? (["other_account"] as const) : []),
    ...(method === "GET" ? [] : (["foreign_origin"] as const)),
    ...(operation.errors ?? []),
    "unexpected",
    "database_unavailable",
  ]);
}

function errorsOf(codes: Set<ErrorCode>): JsonObject {
  const errors = [...codes].map((code) => new AppError(code));
  return Object.fromEntries(
    [...new Set(errors.map(({ status }) => status))].map((status) => {
      const description = errors
        .filter((error) => error.status === status)
        .map(({ message }) => message)
        .join(" ");
      const wait = status === 429 ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } : {};
      return [status, { description, headers: { ...HEADERS, ...wait }, content: ERROR_CONTENT }];
    }),
  );
}
