import type { Coordinates } from "./coordinates.rules";

/** A town in the search and in place names. */
export type Town = Coordinates & {
  /** Identifies the town in forms and addresses: "pune-maharashtra". */
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly population: number;
};

/** Shorter texts match too much to search for; longer ones are not the name of a town. */
export const TOWN_QUERY_MIN = 2;
export const TOWN_QUERY_MAX = 80;

type Named = Pick<Town, "name" | "state">;

/** "Kochi, Kerala"; a city that is its own territory appears once. The same form as a mentor's place of teaching. */
export function townLabel({ name, state }: Named): string {
  return name === state ? name : `${name}, ${state}`;
}

/** The id of a town, from its label. */
export function townIdOfLabel(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** The id of a town, from its name and state. */
export function townId(town: Named): string {
  return townIdOfLabel(townLabel(town));
}
