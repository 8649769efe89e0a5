import { trigrams, trigramSimilarity } from "@/lib/domain/text/trigram.rules";
import { type Town, TOWN_QUERY_MAX, TOWN_QUERY_MIN } from "./town.rules";

const MAX_FOUND = 8;
/** Similarity from which a town is suggested; "bengluru" and "bengaluru" have 0.58. */
const OFFERED_FROM = 0.35;
/** Similarity from which a town is chosen without asking. */
const TAKEN_FROM = 0.5;

/** How well a town matches, best first. */
const RANK = { exactName: 0, exactState: 1, nameBegins: 2, wordBegins: 3, stateBegins: 4, similar: 5 } as const;
type Rank = (typeof RANK)[keyof typeof RANK];

/** One name of a town, present or former, prepared for comparison. */
type Name = {
  readonly town: Town;
  readonly name: string;
  readonly state: string;
  readonly trigrams: ReadonlySet<string>;
};
export type TownIndex = { readonly names: readonly Name[]; readonly byId: ReadonlyMap<string, Town> };
type Found = { readonly town: Town; readonly rank: Rank; readonly similarity: number };

/**
 * Normalises spelling: no accents, no capitals, and one space for any run of characters other than letters and digits.
 */
function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Builds the search index for a list of towns.
 * @param aliases further names, each with the id of its town
 */
export function indexTowns(towns: readonly Town[], aliases: readonly (readonly [string, string])[]): TownIndex {
  const byId = new Map(towns.map((town) => [town.id, town]));
  const nameOf = (text: string, town: Town): Name => {
    const name = normalise(text);
    return { town, name, state: normalise(town.state), trigrams: trigrams(name) };
  };
  const former = aliases.flatMap(([text, id]) => {
    const town = byId.get(id);
    return town ? [nameOf(text, town)] : [];
  });
  return { names: [...towns.map((town) => nameOf(town.name, town)), ...former], byId };
}

/** The rank of a name for a normalised text with correct spelling, or null. The state may follow the name. */
function rankOf({ name, state }: Name, text: string): Rank | null {
  const label = `${name} ${state}`;
  if (name === text || label === text) return RANK.exactName;
  if (state === text) return RANK.exactState;
  if (label.startsWith(text)) return RANK.nameBegins;
  const word = label.indexOf(` ${text}`);
  if (word >= 0 && word < name.length) return RANK.wordBegins;
  return state.startsWith(text) ? RANK.stateBegins : null;
}

/** The similarity of name and text, with or without the state at the end of the text. */
function similarityOf({ name, state, trigrams: own }: Name, text: string, wanted: ReadonlySet<string>): number {
  if (text.endsWith(` ${state}`)) return trigramSimilarity(trigrams(text.slice(0, -state.length)), own);
  return name.length < TOWN_QUERY_MIN ? 0 : trigramSimilarity(wanted, own);
}

function findAll({ names }: TownIndex, typed: string): Found[] {
  const text = normalise(typed.slice(0, TOWN_QUERY_MAX));
  if (text.length < TOWN_QUERY_MIN) return [];
  const wanted = trigrams(text);
  const best = new Map<string, Found>();
  for (const name of names) {
    const rank = rankOf(name, text);
    const similarity = rank === null ? similarityOf(name, text, wanted) : 1;
    if (similarity < OFFERED_FROM) continue;
    const found = { town: name.town, rank: rank ?? RANK.similar, similarity };
    const known = best.get(name.town.id);
    if (!known || compare(found, known) < 0) best.set(name.town.id, found);
  }
  return [...best.values()].sort(compare);
}

function compare(a: Found, b: Found): number {
  return a.rank - b.rank || b.similarity - a.similarity || b.town.population - a.town.population;
}

/**
 * The towns that match a text, best first: exact names of towns or states, names with that prefix, names with a later
 * word that has it, towns of a state with that prefix, then similar spellings. Larger towns first among equals.
 */
export function searchTowns(index: TownIndex, text: string): Town[] {
  return findAll(index, text)
    .slice(0, MAX_FOUND)
    .map(({ town }) => town);
}

/** The largest town of exactly this name. */
export function findTownByName({ names }: TownIndex, text: string): Town | null {
  const wanted = normalise(text.slice(0, TOWN_QUERY_MAX));
  const [town] = names
    .filter((name) => rankOf(name, wanted) === RANK.exactName)
    .map(({ town }) => town)
    .sort((a, b) => b.population - a.population);
  return town ?? null;
}

/** The one town that an id or a typed name means; null when ambiguous, as for a state. */
export function findTown(index: TownIndex, text: string): Town | null {
  const given = index.byId.get(text);
  if (given) return given;
  const [best] = findAll(index, text);
  if (!best || best.rank === RANK.exactState || best.rank === RANK.stateBegins) return null;
  return best.similarity >= TAKEN_FROM ? best.town : null;
}
