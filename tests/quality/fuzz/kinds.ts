import { type Draft, type Holder, type Place } from "./draft";
import { COSTLY_TEXTS, edgesOf, FOREIGN_KEYS, ODD_SEGMENTS, ODD_TEXTS, ODD_TYPES, OTHER_TYPES } from "./odd-values";
import type { Purpose } from "./samples";
import { escaped, type Written } from "./write-request";

/** A way to mutate a valid request: its values, or its text. */
type Kind = {
  /** Its weight among the applicable kinds. */
  weight: number;
  fits: (draft: Draft) => boolean;
  change?: (draft: Draft, purpose: Purpose) => void;
  rewrite?: (written: Written, purpose: Purpose, draft: Draft) => void;
};

const always = () => true;
const hasBody = ({ root }: Draft) => root.body !== undefined;
const hasValues = ({ places }: Draft) => places.length > 0;
const isScalar = ({ schema }: Place) => schema.type !== "object" && schema.type !== "array";
const canGo = ({ where, isRequired }: Place) => isRequired && where !== "path";
const hasScalars = ({ places }: Draft) => places.some(isScalar);
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const isObject = (value: unknown): value is Holder => typeof value === "object" && value !== null;

function takeOut({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

const KINDS = {
  valid: { weight: 5, fits: always },
  boundary: {
    weight: 4,
    fits: hasValues,
    change: ({ places }, { random }) => {
      const place = random.pick(places);
      const { holder, key, schema } = place;
      if (schema.items)
        holder[key] = manyOf(holder[key], random.pick([0, 1, schema.maxItems ?? 30, (schema.maxItems ?? 30) + 1]));
      else if (isScalar(place)) holder[key] = random.pick(edgesOf(schema, random));
    },
  },
  type: {
    weight: 3,
    fits: ({ places }) => places.some(({ where }) => where !== "path"),
    change: ({ places }, { random }) => {
      const { holder, key } = random.pick(places.filter(({ where }) => where !== "path"));
      holder[key] = random.pick(OTHER_TYPES);
    },
  },
  missing: {
    weight: 2,
    fits: ({ places }) => places.some(canGo),
    change: ({ places, root }, { random }) => {
      const [all, parts] = [places.filter(canGo), places.filter((place) => canGo(place) && place.holder !== root)];
      takeOut(random.pick(parts.length > 0 && random.chance(0.8) ? parts : all));
    },
  },
  extra: {
    weight: 2,
    fits: always,
    change: ({ query, places }, { random }) => {
      const objects = places.flatMap(({ schema, holder, key }) =>
        schema.properties && isObject(holder[key]) ? [holder[key]] : [],
      );
      const target = random.pick([query, ...objects, ...objects]);
      for (const [key, value] of random.sample(FOREIGN_KEYS, random.int(1, 4))) {
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
      }
    },
  },
  huge: {
    weight: 1,
    fits: always,
    change: ({ query, places }, { random }) => {
      const inBody = places.filter(({ where }) => where === "body");
      if (inBody.length === 0)
        return void (query[random.pick(["x", ...Object.keys(query)])] = "x".repeat(random.int(2_000, 6_000)));
      const { holder, key } = random.pick(inBody);
      const deep = () => JSON.parse("[".repeat(3_000) + "]".repeat(3_000)) as unknown;
      const text = () => random.pick(Object.values(COSTLY_TEXTS))(random.int(3_000, 80_000));
      const list = () => Array.from({ length: random.int(600, 9_000) }, () => random.pick([0, "a", {}]));
      const keys = () => Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, at]));
      holder[key] = random.pick([text, text, list, deep, keys])();
    },
  },
  unicode: {
    weight: 4,
    fits: hasScalars,
    change: ({ places }, { random }) => {
      const { holder, key } = random.pick(places.filter(isScalar));
      const odd = random.pick(ODD_TEXTS);
      const text = typeof holder[key] === "object" ? "" : String(holder[key] ?? "");
      holder[key] = random.chance(0.5) ? odd : `${text}${odd}`;
    },
    rewrite: (written, { random }) => {
      // Puts an invalid UTF-8 byte into the body.
      if (written.body && random.chance(0.15))
        written.body[random.int(0, written.body.length - 1)] = random.int(128, 255);
    },
  },
  repeated: {
    weight: 2,
    fits: ({ places }) => places.some(({ where }) => where !== "path"),
    change: ({ places }, { random }) => {
      const { where, holder, key } = random.pick(places.filter(({ where }) => where !== "path"));
      if (where === "query") holder[key] = [holder[key] ?? "1", random.pick([holder[key] ?? "1", "2", ""])];
    },
    rewrite: (written, { random }, { root }) => {
      const names = Object.keys((root.body ?? {}) as object);
      if (!written.body || names.length === 0) return;
      const [name, text] = [random.pick(names), written.body.toString("latin1")];
      const value = random.pick(["null", '"x"', "1", "[]"]);
      const isJson = written.headers["Content-Type"] === "application/json";
      written.body = Buffer.from(
        isJson ? text.replace("{", `{${JSON.stringify(name)}:${value},`) : `${text}&${name}=${value}`,
        "latin1",
      );
    },
  },
  contentType: {
    weight: 2,
    fits: hasBody,
    rewrite: ({ headers }, { random }) => {
      const type = random.pick(ODD_TYPES);
      if (type === null) delete headers["Content-Type"];
      else headers["Content-Type"] = type;
    },
  },
  cut: {
    weight: 2,
    fits: hasBody,
    rewrite: (written, { random }) => {
      const { body } = written;
      if (!body || body.length < 2) return;
      // Either the text ends too early, or the connection does.
      if (random.chance(0.2)) written.isCut = true;
      else written.body = body.subarray(0, random.int(0, body.length - 1));
    },
  },
  address: {
    weight: 4,
    fits: ({ params }) => Object.keys(params).length > 0,
    rewrite: (written, { operation, random }) => {
      const odd = random.pick(ODD_SEGMENTS);
      const name = random.pick(Object.keys(written.params));
      written.params[name] = odd;
      const [, search = ""] = written.target.split(/(?=\?)/);
      written.target =
        operation.path.replace(/\{(\w+)\}/g, (_, part: string) =>
          part === name ? odd : escaped(written.params[part]!),
        ) + search;
    },
  },
  method: {
    weight: 1,
    fits: always,
    rewrite: (written, { operation, random }) => {
      written.method = random.pick(METHODS.filter((method) => !operation.methods.includes(method)));
      if (written.method === "GET") written.body = null;
    },
  },
  /** The same client and account again and again, until the limits refuse it. */
  hasty: { weight: 0, fits: always },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];
export const kindOf = (name: KindName): Kind => KINDS[name];

/** A list of a given length that repeats the given entries, or a text. */
function manyOf(list: unknown, count: number): unknown[] {
  const entries = Array.isArray(list) && list.length > 0 ? list : ["a"];
  return Array.from({ length: count }, (_, at) => entries[at % entries.length] as unknown);
}
