import { type Purpose, sampleOf, TOGETHER } from "./samples";
import type { Schema } from "./operations";

export type Holder = { [key: string]: unknown };
/** A mutable value of a request, with its schema. */
export type Place = {
  where: "path" | "query" | "body";
  holder: Holder;
  key: string;
  schema: Schema;
  isRequired: boolean;
};

/** A request before serialisation. `root.body` is the body, so that the body is a place like its parts. */
export type Draft = { params: Holder; query: Holder; root: Holder; places: Place[] };

/** A random request that the document allows. */
export function validDraft(purpose: Purpose): Draft {
  const { operation, random } = purpose;
  const draft: Draft = { params: {}, query: {}, root: {}, places: [] };
  for (const { name, in: where, required, schema } of operation.parameters) {
    const holder = where === "path" ? draft.params : draft.query;
    // Too many filters at once find nothing.
    if (required || TOGETHER.includes(name) || random.chance(0.3)) holder[name] = sampleOf(name, schema, purpose);
    draft.places.push({ where, holder, key: name, schema, isRequired: required });
  }
  const { body } = operation;
  if (body)
    fill(
      { where: "body", holder: draft.root, key: "body", schema: body.schema, isRequired: true },
      "",
      purpose,
      draft.places,
    );
  return draft;
}

/** Fills a place with a valid value, and collects the places inside. */
function fill(place: Place, name: string, purpose: Purpose, places: Place[]): void {
  const { random } = purpose;
  const schema = oneWay(place.schema, purpose);
  places.push({ ...place, schema });
  const within = (holder: Holder, key: string, part: Schema, isRequired: boolean): Place => ({
    where: "body",
    holder,
    key,
    schema: part,
    isRequired,
  });
  if (schema.properties) {
    const value: Holder = {};
    for (const [key, part] of Object.entries(schema.properties)) {
      const isRequired = schema.required?.includes(key) ?? false;
      if (isRequired || TOGETHER.includes(key) || random.chance(0.4))
        fill(within(value, key, part, isRequired), key, purpose, places);
      else places.push(within(value, key, part, false));
    }
    place.holder[place.key] = value;
  } else if (schema.items) {
    const list: unknown[] = [];
    const count = random.int(schema.minItems ?? 0, Math.min(schema.maxItems ?? 2, 2));
    for (let at = 0; at < count; at++)
      fill(within(Object(list), String(at), schema.items, true), name, { ...purpose, at }, places);
    place.holder[place.key] = list;
  } else place.holder[place.key] = sampleOf(name, schema, purpose);
}

/** One alternative of a schema, never null. */
function oneWay(schema: Schema, purpose: Purpose): Schema {
  const ways = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => type !== "null");
  if (ways) return oneWay(purpose.random.pick(ways), purpose);
  const { type } = schema;
  return Array.isArray(type) ? { ...schema, type: (type as string[]).find((one) => one !== "null") } : schema;
}
