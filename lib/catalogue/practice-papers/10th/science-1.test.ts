import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./science-1";

/** The number between two limits at which a rising or falling function is zero. */
function root(low: number, high: number, value: (x: number) => number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 200; step += 1) {
    const middle = (from + to) / 2;
    if (value(from) * value(middle) <= 0) to = middle;
    else from = middle;
  }
  return from;
}

/** How many of a hundred children have this pair of alleles, of either order. */
function percentOf(wanted: string, mother: string, father: string): number {
  const children = [...mother].flatMap((one) => [...father].map((other) => [one, other].sort().join("")));
  return (100 * children.filter((child) => child === wanted).length) / children.length;
}

function coefficients(): number {
  for (let total = 4; total < 60; total += 1)
    for (let ammonia = 1; ammonia < total; ammonia += 1)
      for (let oxygen = 1; ammonia + oxygen < total; oxygen += 1)
        for (let oxide = 1; ammonia + oxygen + oxide < total; oxide += 1) {
          const water = total - ammonia - oxygen - oxide;
          if (ammonia === oxide && 3 * ammonia === 2 * water && 2 * oxygen === oxide + water) return total;
        }
  return 0;
}

const dailyEnergy = [
  [5, 10, 6],
  [3, 60, 10],
  [1, 2000, 0.5],
].map(([count, power, hours]) => (count! * power! * hours!) / 1000);
const monthlyEnergy = 30 * dailyEnergy.reduce((total, energy) => total + energy, 0);

checkNumbers(paper, {
  "7": () => [(160 * percentOf("tt", "Tt", "tt")) / 100],
  "10": () => [9000 / 10 / 10 / 10],
  "14": () => [percentOf("bb", "Bb", "Bb")],
  "14 or": () => [percentOf("XY", "XX", "XY")],
  "17": () => [coefficients()],
  // Valence electrons that the molecule has, each of its pairs shared: 3 carbon atoms with 4, 6 hydrogen atoms with 1.
  "22": () => [(3 * 4 + 6) / 2],
  // The current of 1 V through three pieces of 4 ohm.
  "30": () => [1 / (3 * (1 / (12 / 3)))],
  "31": () => [1 / -0.8 - 1 / -Infinity],
  "33": () => {
    const image = root(-1000, -16.001, (v) => 1 / v + 1 / -24 - 1 / -16);
    return [image, -image / -24];
  },
  "33 or": () => [3 / 2],
  // The voltage at the junction, where the current that comes in goes out.
  "35": () => {
    const junction = root(0, 6, (v) => (6 - v) / 4 - v / 6 - v / 12);
    const current = (6 - junction) / 4;
    return [6 / current, current, junction / 6];
  },
  "36 (a)": () => [root(10.001, 1000, (v) => 1 / v - 1 / -15 - 1 / 10)],
  // By Newton's form: the distances from the foci multiply to the square of the focal length.
  "36 (b)": () => [2 * (10 / (15 - 10))],
  "38 (a)": () => [root(0, 50, (current) => 220 * current - 2000)],
  "38 (c)": () => [monthlyEnergy, monthlyEnergy * 8],
  "38 (c) or": () => [5 * (10 / 220) + 3 * (60 / 220) + 2000 / 220],
  "39 (b)": () => [2 / 0.8, 2 / 0.4, 0.8 / 0.4],
  // The voltage of 6 V divides as the resistances do.
  "39 (c)": () => {
    const voltage = (6 * 5) / (2.5 + 5);
    return [(voltage ** 2 / 5) * 60];
  },
});
