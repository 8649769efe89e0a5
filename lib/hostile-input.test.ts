import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { findContactDetails } from "@/lib/domain/flags/contact-details.rules";
import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";

/** Longest time that any schema may block the one thread that serves everyone, in milliseconds. */
const LIMIT_MS = 50;
/** Other load slows single runs down; the limit applies to the fastest run. */
const TRIES = 4;

const long = (unit: string) => unit.repeat(Math.floor(PLAIN_BODY_BYTES / Buffer.byteLength(unit)));
const half = (unit: string) => unit.repeat(Math.floor(PLAIN_BODY_BYTES / 2 / Buffer.byteLength(unit)));
const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], "x");

/** Values as long as the longest accepted body, costly to normalise, match, split, sort or traverse. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  "accents in the wrong order": `a${half("\u0345")}${half("\u0316")}`,
  "Hangul in parts": long("\u1100\u1161\u11a8"),
  ligatures: long("\ufdfa"),
  digits: long("9"),
  "digits and dots": long("1.1,"),
  spaces: `x${long(" ")}x`,
  "line ends": long("\r\n"),
  "an address of signs": `a@${long("a.")}`,
  "at signs": long("a@"),
  "an address": `https://calendly.com/${long("a/")}!`,
  path: long("/.."),
  "percent signs": long("%41"),
  hyphens: `${long("a-")}!`,
  "a family of emoji": long("👩‍👩‍👧‍👦"),
  "right to left": long("\u202e\u05d0"),
  capitals: long("İ"),
  "halves of characters": long("\ud800"),
  "a deep list": nested(10_000),
  "a long list of texts": Array<string>(PLAIN_BODY_BYTES >> 2).fill(""),
  "a long list of objects": Array.from({ length: PLAIN_BODY_BYTES / 3 }, () => ({})),
  "an object of many fields": Object.fromEntries(
    Array.from({ length: PLAIN_BODY_BYTES >> 3 }, (_, n) => [`a${n}`, ""]),
  ),
};

type Entry = { name: string; schema: z.ZodType };

/** Response schemas: users never fill these in. */
const ANSWERS =
  /^(teacher|teacherProfile|reviewJson|dataExport|ownProfile|ownAccount|ownMeeting|updatedMentor|slotList|foundTown|savedLocation|mapView|me|shortlist)Schema$/;

async function schemasOfDomain(): Promise<Entry[]> {
  const root = path.resolve("lib/domain");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, schema]) =>
      schema instanceof z.ZodType && !ANSWERS.test(name) ? [{ name, schema }] : [],
    ),
  );
}

/** Puts a hostile value in one place of an input; every other place gets a harmless value. */
type Fill = (hostile: unknown) => unknown;

/** One input per place of the schema, each with a hostile value in that place; includes the whole input. */
function placesOf(schema: z.ZodType): Fill[] {
  return [(hostile) => hostile, ...innerPlacesOf(schema)];
}

function innerPlacesOf(schema: z.ZodType): Fill[] {
  const entry: unknown = schema.meta()?.entry;
  if (entry instanceof z.ZodType) return placesOf(entry).flatMap(inList);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    const harmless = Object.fromEntries(fields.map(([name, field]) => [name, harmlessFor(field)]));
    return fields.flatMap(([name, field]) =>
      placesOf(field).map((fill): Fill => (hostile) => ({ ...harmless, [name]: fill(hostile) })),
    );
  }
  if (schema instanceof z.ZodArray) return placesOf(schema.element as z.ZodType).flatMap(inList);
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((item) => placesOf(item as z.ZodType).flatMap(inList));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => innerPlacesOf(option as z.ZodType));
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((side) => innerPlacesOf(side as z.ZodType));
  }
  if (schema instanceof z.ZodPipe) {
    const { in: first, out } = schema.def;
    return innerPlacesOf((first instanceof z.ZodTransform ? out : first) as z.ZodType);
  }
  if ("unwrap" in schema && typeof schema.unwrap === "function") return innerPlacesOf(schema.unwrap() as z.ZodType);
  return [];
}

const inList = (fill: Fill): Fill[] => [(hostile) => [fill(hostile)]];

function harmlessFor(schema: z.ZodType): unknown {
  const candidates = ["x", 1, true, [], {}, null, undefined];
  return candidates.find((value) => schema.safeParse(value).success) ?? "x";
}

/** The fastest run in milliseconds, by processor time where that is lower: other tests run in parallel. */
function fastest(run: () => unknown): number {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best > LIMIT_MS; tries += 1) {
    const startedAt = performance.now();
    const usedBefore = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(usedBefore);
    best = Math.min(best, performance.now() - startedAt, (user + system) / 1000);
  }
  return best;
}

describe("schemas", async () => {
  const schemas = await schemasOfDomain();

  it("are all found", () => expect(schemas.length).toBeGreaterThan(40));

  it.each(schemas)(`take less than ${LIMIT_MS} ms for any input that fits in a body: $name`, ({ schema }) => {
    const slow: string[] = [];
    placesOf(schema).forEach((fill, place) => {
      for (const [kind, hostile] of Object.entries(HOSTILE)) {
        const input = fill(hostile);
        const ms = fastest(() => schema.safeParse(input));
        if (ms > LIMIT_MS) slow.push(`place ${place}, ${kind}: ${Math.round(ms)} ms`);
      }
    });
    expect(slow).toEqual([]);
  });
});

describe("findContactDetails", () => {
  const texts = {
    "words that spell an address": long("a at b dot "),
    "spoken digits": long("one two "),
    "spaced digits": long("9 "),
    "labels of a domain": long("ab."),
    "a long label": long("a"),
    "open brackets": long("a [at] "),
    ...HOSTILE,
  };

  it.each(Object.entries(texts).filter(([, text]) => typeof text === "string"))("is fast for %s", (_, text) => {
    expect(fastest(() => findContactDetails(String(text)))).toBeLessThan(LIMIT_MS);
  });
});
