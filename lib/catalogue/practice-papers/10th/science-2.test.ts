import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./science-2";

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

/** Joins every gamete of one parent with every gamete of the other. */
const cross = (gametes: readonly string[]) => gametes.flatMap((one) => gametes.map((other) => one + other));

const seeds = cross(["RY", "Ry", "rY", "ry"]);
const tomatoes = cross(["R", "r"]);
const redTomatoes = tomatoes.filter((alleles) => alleles.includes("R"));

checkNumbers(paper, {
  "7": () => [(640 * seeds.filter((seed) => !seed.includes("R") && seed.includes("Y")).length) / seeds.length],
  "15 (c)": () => [(240 * (tomatoes.length - redTomatoes.length)) / tomatoes.length],
  "15 (c) or": () => [(182 * redTomatoes.filter((alleles) => alleles === "RR").length) / redTomatoes.length],
  "21": () => {
    const carbons = Array.from({ length: 20 }, (_, index) => index + 1);
    return carbons.filter((count) => 12 * count + (2 * count + 2) === 72);
  },
  // From the masses of the atoms, Mg 24 u and O 16 u.
  "25": () => [(3.6 / 24) * 16],
  "31": () => {
    const current = 60 / 240;
    return [120 * (current / 2)];
  },
  "33": () => {
    // Parallel light: the first lens converges it to 25 cm, which is the virtual object of the second.
    const image = 1 / (1 / 25 + -1.5 / 100);
    return [100 / image, image];
  },
  "33 or": () => [root(0, 3, (speed) => speed * 1.25 - 3), 3 / 1.25 / (3 / 1.5)],
  // The voltage at the junction after the 3 ohm resistor, where the currents balance.
  "35": () => {
    const junction = root(0, 9, (v) => (9 - v) / 3 - v / 6 - v / (2 + 4));
    const current = (9 - junction) / 3;
    return [9 / current, current, (junction * 4) / (2 + 4)];
  },
  "36 (a)": () => [root(0.001, 1.499, (v) => 1 / v + 1 / -6 - 1 / 1.5)],
  "36 (b)": () => [1.5 / (1.5 + 6)],
  "38 (a)": () => {
    const lengths = [
      [60, 30],
      [40, 40],
      [30, 60],
      [24, 120],
    ].map(([object, image]) => (object! * image!) / (object! + image!));
    return [lengths.reduce((total, length) => total + length, 0) / lengths.length];
  },
  "38 (c)": () => {
    const image = root(-1000, -0.001, (v) => 1 / v - 1 / -15 - 1 / 20);
    return [image, 20 / (20 - 15)];
  },
  "38 (c) or": () => {
    const object = root(-1000, -20.001, (u) => 20 / (20 + u) + 3);
    return [object, 20 * (1 + 3)];
  },
  "39 (b)": () => {
    const resistance = (length: number, volume: number) => (1.1e-6 * length ** 2) / volume;
    return [resistance(4, 4 * 0.2e-6), resistance(8, 4 * 0.2e-6)];
  },
  "39 (c)": () => {
    const current = 220 / 22;
    return [220 * current, (current ** 2 * 22 * 5 * 60) / 1000];
  },
  "39 or (b)": () => [0.72 / 0.48, (0.48 * 0.72) / 0.48],
});
