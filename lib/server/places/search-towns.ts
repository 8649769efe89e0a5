import "server-only";
import { TOWN_ALIASES } from "@/lib/catalogue/town-aliases";
import type { Town } from "@/lib/domain/places/town.rules";
import {
  findTown,
  indexTowns,
  searchTowns as searchIndex,
  type TownIndex,
} from "@/lib/domain/places/town-search.rules";
import { TOWNS } from "./towns";

let index: TownIndex | undefined;

/** Made with the first search and kept. */
function townIndex(): TownIndex {
  index ??= indexTowns(TOWNS, TOWN_ALIASES);
  return index;
}

/** The towns that a typed text may mean, best first. */
export function searchTowns(text: string): Town[] {
  return searchIndex(townIndex(), text);
}

/** The one town that a form's text or id means, or null. */
export function townOf(text: string): Town | null {
  return findTown(townIndex(), text);
}
