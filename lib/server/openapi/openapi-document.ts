import "server-only";
import { SESSION_COOKIE } from "@/lib/session-names";
import { site } from "@/lib/site";
import { type Contract, TAGS } from "@/lib/platform/rest/contract";
import { sharedSchemas, withReferences } from "./openapi-components";
import type { JsonObject } from "@/lib/platform/rest/openapi-schema";
import { operationObject } from "@/lib/platform/rest/openapi-operation";

/** One method of an API route. `path` is the route's folder: "users/review/[id]". */
export type ContractEntry = { path: string; method: string; contract: Contract };

const DESCRIPTION = `All addresses are relative to the server's. Every answer is JSON with \`success\`, apart from calendar files and one
redirect. Errors carry a \`message\` for people, and \`errors\` by field where fields were refused. An address that does not exist answers
404, a method that an address does not have 405 with \`Allow\`. Times are ISO 8601 in UTC, places WGS 84 degrees, distances kilometres.

The health check, the scheduler's address (\`/api/cron\`), the metrics (\`/api/metrics\`), this document and its page are no part of the contract.`;

const components = {
  securitySchemes: {
    bearer: { type: "http", scheme: "bearer", description: "The token that signing in answers." },
    cookie: {
      type: "apiKey",
      in: "cookie",
      name: SESSION_COOKIE,
      description:
        "The same token, as browsers keep it. Writes by cookie have to come from a page of the product. With `X-Account`, the id of an account, a request for another one is refused.",
    },
  },
  headers: {
    RequestId: { description: "Names the request in the logs.", schema: { type: "string" } },
    RetryAfter: { description: "Seconds to wait.", required: true, schema: { type: "integer", minimum: 1 } },
  },
  schemas: {
    Error: {
      type: "object",
      properties: {
        success: { const: false },
        message: { type: "string" },
        errors: {
          type: "array",
          description: "The fields that were refused.",
          items: {
            type: "object",
            properties: { field: { type: "string" }, message: { type: "string" } },
            required: ["field", "message"],
            additionalProperties: false,
          },
        },
        data: {
          type: "object",
          description:
            "What helps to go on: nextSlots, the next free times, when a time was taken; meetingId, the meeting that is booked already.",
          properties: {
            nextSlots: { type: "array", items: { type: "string", format: "date-time" } },
            meetingId: { type: "string", format: "uuid" },
          },
          additionalProperties: false,
        },
      },
      required: ["success", "message"],
      additionalProperties: false,
    },
  },
};

/**
 * The API as an OpenAPI 3.1 document, in a stable order.
 * @throws Error when two operations share a name, or a path's parameters differ from their schema
 */
export function openApiDocument(entries: readonly ContractEntry[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const ids = new Set<string>();
  for (const { path, method, contract } of [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const { id } = contract.operation;
    if (ids.has(id)) throw new Error(`Two calls of the contract are named ${id}.`);
    ids.add(id);
    const address = `/${path.replace(/\[(\w+)\]/g, "{$1}")}`;
    const operation = operationObject(method, contract);
    refuseOtherParts(address, operation);
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} API`,
      version: "1",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api/v1" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: withReferences(paths),
    components: { ...components, schemas: { ...components.schemas, ...sharedSchemas() } },
  };
}

function refuseOtherParts(address: string, { parameters = [] }: JsonObject): void {
  const named = (parameters as JsonObject[]).filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const parts = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (parts.sort().join() !== named.sort().join()) throw new Error(`${address} declares other parts: ${named.join()}.`);
}
