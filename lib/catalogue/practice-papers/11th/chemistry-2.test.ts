import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./chemistry-2";

/** The number between two limits at which a rising or falling function is zero. */
function root(low: number, high: number, value: (x: number) => number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 300; step += 1) {
    const middle = (from + to) / 2;
    if (value(from) * value(middle) <= 0) to = middle;
    else from = middle;
  }
  return from;
}

checkNumbers(paper, {
  "1": () => [root(0, 100, (grams) => grams / 40 / 0.25 - 0.4)],
  // The radial part of 4p, without its decaying factor: where its polynomial in Zr/a changes its sign.
  "2": () => {
    const value = (r: number) => r * (80 - 20 * r + r * r);
    const radii = Array.from({ length: 4000 }, (_, index) => 0.005 + index * 0.01);
    return [radii.filter((r) => value(r) * value(r + 0.01) < 0).length];
  },
  "7": () => [-(2 * 431 - (436 + 242))],
  "10": () => {
    // Atoms of CH2=CH-C≡CH less one are the sigma bonds of a chain; the further bonds are pi bonds.
    const orders = [2, 1, 3, 1, 1, 1, 1];
    return [4 + 4 - 1, orders.reduce((total, order) => total + order - 1, 0)];
  },
  "17": () => {
    const share = 9.2 / 46 / (9.2 / 46 + 72 / 18);
    return [share, (share / (1 - share) / 18) * 1000];
  },
  "18": () => [1240 / 310 - 2.2, root(1, 5000, (nm) => 1240 / nm - 2.2)],
  "21 (b)": () => {
    const hydrogens = [3, 1 + 1, 2, 1];
    return [hydrogens.length, hydrogens.reduce((total, count) => total + count, 0), 1 + 2];
  },
  "22": () => {
    for (let carbon = 1; carbon < 8; carbon += 1)
      for (let hydrogen = 1; hydrogen < 20; hydrogen += 1)
        for (let oxygen = 0; oxygen < 6; oxygen += 1) {
          if (carbon * 12 + hydrogen + oxygen * 16 !== 90) continue;
          const dioxide = (0.9 / 90) * carbon * 44;
          const water = ((0.9 / 90) * hydrogen * 18) / 2;
          if (Math.abs(dioxide - 1.32) < 1e-6 && Math.abs(water - 0.54) < 1e-6) return [carbon, hydrogen, oxygen];
        }
    return [];
  },
  "25": () => {
    const energy = (-5.8 * 2.5 * 32) / 0.64;
    return [energy, energy + ((1 - 1.5) * 8.314 * 300) / 1000];
  },
  "26": () => {
    for (let chromium = 1; chromium < 6; chromium += 1)
      for (let chlorine = 1; chlorine < 6; chlorine += 1)
        for (let hydroxide = 1; hydroxide < 12; hydroxide += 1) {
          const water = (3 * chromium + hydroxide) / 2;
          const oxygen = 3 * chromium + chlorine + hydroxide === 4 * chromium + water;
          const charge = chlorine + hydroxide === 2 * chromium + chlorine;
          if (oxygen && charge) return [chromium, chlorine, hydroxide, chromium, chlorine, water];
        }
    return [];
  },
  "27 (a)": () => [root(0, 100, (percent) => 50 * 0.1 * 2 - ((percent / 100) * 500) / 14 - 40 * 0.1)],
  "29 (a)": () => {
    let work = 0;
    for (let step = 0; step < 1000; step += 1) work -= 4 * (2 / 1000) * 100;
    return [work];
  },
  "29 (b)": () => [1 * (3 - 3)],
  "29 (c)": () => {
    const inner = 2000 - 4 * (3 - 1) * 100;
    return [inner, inner + (4 * 3 - 4 * 1) * 100];
  },
  "29 (c) or": () => [4 * 3, 1 * 3].map((product) => (product / (4 * 1)) * 300),
  "31 (a)": () => [(6.626e-34 / (2 * 2 * Math.PI) / (1e-10 * 9.11e-31)) * 1e-5],
  "31 (b)": () => {
    const orbitals = [0, 0, 0, 0, 0];
    for (let electron = 0; electron < 26 - 3 - 18; electron += 1) orbitals[electron % 5]! += 1;
    return [orbitals.filter((held) => held === 1).length];
  },
  "31 (c)": () => [2 - 1 - 0],
  "31 or (a)": () => [(2 ** 2 * 13.6) / 1 ** 2, 1240 / (2 ** 2 * 13.6)],
  "31 or (c)": () => [37 - 17, 17 + 1],
  "32 (a)": () => {
    const used = root(0, 0.099999, (x) => (2 * x) ** 2 - 64 * (0.1 - x) ** 2);
    return [2 * used];
  },
  "32 (c)": () => {
    const hydroxide = root(0, 0.05, (x) => x * x - 1.8e-5 * 0.05);
    return [14 + Math.log10(hydroxide)];
  },
  "32 or (a)": () => [(2e-5 / 2) * (4e-5 / 2) * 1e10],
});
