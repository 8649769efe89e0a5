import "server-only";
import { TOWN_ALIASES } from "@/lib/catalogue/town-aliases";
import type { FindTown } from "@/lib/domain/search/class-text.rules";
import type { Town } from "@/lib/domain/places/town.rules";
import {
  findTown,
  findTownByName,
  indexTowns,
  searchTowns as searchIndex,
  type TownIndex,
} from "@/lib/domain/places/town-search.rules";
import { TOWNS } from "./towns";

let index: TownIndex | undefined;

/** Built on the first search and then cached. */
function townIndex(): TownIndex {
  index ??= indexTowns(TOWNS, TOWN_ALIASES);
  return index;
}

/** The towns that a typed text may mean, best match first. */
export function searchTowns(text: string): Town[] {
  return searchIndex(townIndex(), text);
}

/** The town that a free text names (`readClassText`). */
export const findTownId: FindTown = (name, how) =>
  (how === "exactly" ? findTownByName(townIndex(), name) : findTown(townIndex(), name))?.id ?? null;

/** The town that a form's text or id means, or null. */
export function townOf(text: string): Town | null {
  return findTown(townIndex(), text);
}
