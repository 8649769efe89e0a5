import "server-only";
import { z } from "zod";

/** An object of JSON Schema (draft 2020-12), or a part of the document. */
export type JsonObject = { [key: string]: unknown };

/**
 * A schema as JSON Schema: what it takes (`input`) or what it gives (`output`).
 * @throws Error for a part of which JSON Schema would say nothing; `.meta({ type: … })` beside the field says it then
 */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // Of what we answer, the format says enough: its pattern would be the longest part of the document.
    override: ({ jsonSchema }) => {
      if (io === "output" && jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Generators read the parts of a text with several patterns for themselves.
      if (jsonSchema.type === "string") jsonSchema.allOf?.forEach((part) => Object.assign(part, { type: "string" }));
      const { entry } = jsonSchema;
      if (entry instanceof z.ZodType) Object.assign(jsonSchema, { items: jsonSchemaOf(entry, io), entry: undefined });
    },
  }) as JsonObject;
  refuseEmptyParts(json, "");
  return json;
}

/** Parameters of an address, one for each key of the schema. They are texts, so that none is ever null. */
export function parametersOf(schema: z.ZodType, place: "path" | "query"): JsonObject[] {
  const { properties = {} } = withoutNull(jsonSchemaOf(schema, "input"));
  // A field that falls back to a default counts as required in JSON Schema; what is refused when nothing is given, is.
  const missing = new Set(schema.safeParse({}).error?.issues.map(({ path }) => path[0]));
  return Object.entries(properties as Record<string, JsonObject>).map(([name, property]) => {
    const { default: fallback, description, ...rest } = withoutNull(property);
    const isQuery = place === "query";
    const withFallback = isQuery && fallback !== undefined ? { ...rest, default: fallback } : rest;
    const about = description === undefined ? {} : { description };
    return { name, in: place, required: !isQuery || missing.has(name), ...about, schema: withFallback };
  });
}

/** Whether an address can be refused for its parameters: many schemas take anything and find nothing by it. */
export function canRefuse(schema: z.ZodType, place: "path" | "query"): boolean {
  const names = parametersOf(schema, place).map(({ name }) => name as string);
  const filledWith = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  // Only a query can leave a parameter out or repeat it.
  const nonsense = place === "path" ? [filledWith("?")] : [{}, filledWith("?"), filledWith(["?", "?"])];
  return nonsense.some((parameters) => !schema.safeParse(parameters).success);
}

function withoutNull(json: JsonObject): JsonObject {
  const { anyOf, type, ...others } = json;
  if (Array.isArray(type)) return { type: type.find((one) => one !== "null"), ...others };
  if (!Array.isArray(anyOf)) return json;
  const rest = type === undefined ? others : { type, ...others };
  const kept = anyOf.filter(({ type }: JsonObject) => type !== "null");
  return kept.length === 1 ? { ...kept[0], ...rest } : { ...rest, anyOf: kept };
}

/** Keywords that hold schemas: by name, in a list, or one alone. */
const BY_NAME = ["properties", "$defs"];
const IN_LIST = ["anyOf", "oneOf", "allOf", "prefixItems"];

function refuseEmptyParts(json: JsonObject, path: string): void {
  if (Object.keys(json).length === 0) throw new Error(`The contract's document could say nothing of "${path}".`);
  for (const key of BY_NAME) {
    for (const [name, part] of Object.entries(json[key] ?? {})) refuseEmptyParts(part as JsonObject, `${path}.${name}`);
  }
  for (const key of IN_LIST) {
    for (const part of (json[key] as JsonObject[] | undefined) ?? []) refuseEmptyParts(part, path);
  }
  if (json.items) refuseEmptyParts(json.items as JsonObject, `${path}[]`);
}
