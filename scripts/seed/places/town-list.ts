import { townId } from "@/lib/domain/places/town.rules";
import { placeName, type Town, TOWNS } from "./towns";

const round = (degrees: number) => Number(degrees.toFixed(3));

/** Keeps the larger of two towns with the same name and state, because a list could not distinguish them. */
function withoutNamesakes(towns: readonly Town[]): Town[] {
  const seen = new Set<string>();
  return towns.filter((town) => {
    const id = townId({ name: town.name, state: town.state.name });
    return !seen.has(id) && seen.add(id);
  });
}

/**
 * The text of lib/server/places/towns.json: the states, then a line per town with its name, the index of its state,
 * latitude, longitude and population, largest first.
 */
export function townListText(): string {
  const bySize = [...TOWNS].sort((a, b) => b.population - a.population || (placeName(a) < placeName(b) ? -1 : 1));
  const towns = withoutNamesakes(bySize);
  const states = [...new Set(towns.map(({ state }) => state.name))].sort();
  const lines = towns.map(({ name, state, population, centre }) =>
    JSON.stringify([name, states.indexOf(state.name), round(centre.latitude), round(centre.longitude), population]),
  );
  return `{"states":${JSON.stringify(states)},\n"towns":[\n${lines.join(",\n")}\n]}\n`;
}
