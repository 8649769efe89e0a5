import { readFileSync } from "node:fs";
import path from "node:path";

const FILE = path.resolve("lib/server/openapi/openapi.json");
const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The JSON Schema keywords that the generator uses, with references resolved. */
export type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: Schema };
/** The definition of one status: a body of one media type or none, and required headers. */
export type Promised = { mediaType: string | null; schema: Schema | null; requiredHeaders: readonly string[] };

/** An operation of the contract. */
export type FuzzOperation = {
  /** The document's `operationId`, and the call: "PUT /users/review/{id}". */
  id: string;
  name: string;
  method: string;
  /** All methods of its address. */
  methods: readonly string[];
  path: string;
  needsSession: boolean;
  parameters: readonly Parameter[];
  body: { mediaTypes: readonly string[]; schema: Schema } | null;
  responses: ReadonlyMap<number, Promised>;
};

type Json = { [key: string]: unknown };
type Described = {
  operationId: string;
  security?: Json[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { headers?: Record<string, { required?: boolean }>; content?: Record<string, { schema: Schema }> }
  >;
};

/** Every operation of the document, in its order. */
export function readOperations(): FuzzOperation[] {
  const raw = JSON.parse(readFileSync(FILE, "utf8")) as Json;
  const document = withoutReferences(raw, raw) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(document.paths).flatMap(([address, calls]) => {
    const methods = METHODS.filter((method) => calls[method]);
    return methods.map((method) => operationOf(address, method, calls[method]!, methods));
  });
}

function operationOf(path: string, method: string, call: Described, methods: readonly string[]): FuzzOperation {
  const { operationId, security = [], parameters = [], requestBody, responses } = call;
  const content = requestBody?.content;
  return {
    id: operationId,
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    methods: methods.map((one) => one.toUpperCase()),
    path,
    needsSession: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    parameters,
    body: content ? { mediaTypes: Object.keys(content), schema: Object.values(content)[0]!.schema } : null,
    responses: new Map(Object.entries(responses).map(([status, response]) => [Number(status), promisedBy(response)])),
  };
}

function promisedBy({ headers = {}, content = {} }: Described["responses"][string]): Promised {
  const [[mediaType, { schema }] = [null, { schema: null }]] = Object.entries(content);
  const requiredHeaders = Object.entries(headers).flatMap(([name, { required }]) => (required ? [name] : []));
  return { mediaType, schema, requiredHeaders };
}

/** Replaces each `$ref` by its target; the document has no cycles. */
function withoutReferences(part: unknown, document: Json): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutReferences(item, document));
  if (typeof part !== "object" || part === null) return part;
  const { $ref } = part as { $ref?: unknown };
  if (typeof $ref === "string") {
    const target = $ref
      .split("/")
      .slice(1)
      .reduce((at: unknown, key) => (at as Json)[key], document);
    return withoutReferences(target, document);
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutReferences(value, document)]));
}
