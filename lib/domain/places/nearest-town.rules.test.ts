import { expect, it } from "vitest";
import { destination } from "./coordinates.rules";
import { nearestTown } from "./nearest-town.rules";
import { type Town, townId } from "./town.rules";

const city = { latitude: 18.52, longitude: 73.855 };
const EAST = Math.PI / 2;
const town = (name: string, population: number, kmEast: number): Town => ({
  id: townId({ name, state: "Maharashtra" }),
  name,
  state: "Maharashtra",
  population,
  ...destination(city, kmEast, EAST),
});
const TOWNS = [town("Village", 16_000, 5), town("City", 3_000_000, 0), town("Neighbour", 1_000_000, 15)];
const nameAt = (kmEast: number) => nearestTown(destination(city, kmEast, EAST), TOWNS)?.name ?? null;

it.each([
  [0, "City"],
  // In the centre of a village within the city.
  [5, "City"],
  [-20, "City"],
  [13, "Neighbour"],
  [15, "Neighbour"],
  [-59.9, "City"],
  [-60.1, null],
  [74.9, "Neighbour"],
  [75.1, null],
])("%d km east of the city's centre is near %s", (km, name) => {
  expect(nameAt(km)).toBe(name);
});

it("finds nothing without towns", () => {
  expect(nearestTown(city, [])).toBeNull();
});
