import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./chemistry-1";

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

/** The subshells in the aufbau order and the electrons that each of them holds, [n, l, count]. */
function aufbau(electrons: number): [number, number, number][] {
  const shells = [1, 2, 3, 4, 5].flatMap((n) => Array.from({ length: n }, (_, l) => [n, l] as const));
  const filled: [number, number, number][] = [];
  let left = electrons;
  for (const [n, l] of shells.sort((a, b) => a[0] + a[1] - (b[0] + b[1]) || a[0] - b[0])) {
    if (left === 0) break;
    const held = Math.min(left, 2 * (2 * l + 1));
    filled.push([n, l, held]);
    left -= held;
  }
  return filled;
}

/** The bond order from the valence electrons, filled into the orbitals of O2 one after the other. */
function bondOrder(electrons: number): number {
  const signs = [1, 1, -1, -1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1];
  return signs.slice(0, electrons).reduce((total, sign) => total + sign, 0) / 2;
}

const PLANCK = 6.626e-34;

checkNumbers(paper, {
  "2": () => {
    let electrons = 0;
    for (let l = 0; l < 4; l += 1) for (let m = -l; m <= l; m += 1) if (m === 1) electrons += 2;
    return [electrons];
  },
  "3": () => [(-13.6 * 3 ** 2) / 2 ** 2],
  "7": () => [500 - 1 * 2 * 100],
  "9": () => [root(-8, 8, (x) => 2 + 2 * (x + 3 * -2))],
  "17": () => [Math.round((0.545 * 88) / 12), Math.round((0.091 * 88) / 1), Math.round((0.364 * 88) / 16)],
  "18": () => {
    const energy = PLANCK * (3e8 / 450e-9);
    return [energy * 1e19, 2 / energy / 1e18];
  },
  "22": () => {
    let [marble, acid, gas] = [15 / 100, 0.25 * 0.8, 0];
    const step = 1e-5;
    while (marble > step / 2 && acid > step) {
      marble -= step;
      acid -= 2 * step;
      gas += step;
    }
    return [gas * 44, marble * 100];
  },
  "24": () => [bondOrder(12), bondOrder(11), bondOrder(13)],
  "25 (a)": () => [root(-5000, 5000, (x) => 4 * -393.5 + 5 * -285.8 - x + 2877.6)],
  "25 (b)": () => [((2900 / (4 * 12 + 10)) * 2877.6) / 1000],
  "26": () => {
    for (let manganese = 1; manganese < 9; manganese += 1)
      for (let oxalic = 1; oxalic < 9; oxalic += 1)
        for (let acid = 1; acid < 20; acid += 1) {
          const water = (2 * oxalic + acid) / 2;
          const oxygen = 4 * manganese + 4 * oxalic === 2 * (2 * oxalic) + water;
          const charge = -manganese + acid === 2 * manganese;
          if (oxygen && charge) return [manganese, oxalic, acid, manganese, 2 * oxalic, water];
        }
    return [];
  },
  "27 (a)": () => [((0.287 / (108 + 35.5)) * 35.5 * 100) / 0.284],
  "29 (c)": () => [(25700 - 300 * 108) / 1000],
  "29 (c) or": () => [root(1, 1000, (t) => 25700 - t * 108)],
  "30 (b)": () => [(200 - 80) / (200 - 40), (200 - 160) / (200 - 40)],
  "31 (a)": () => {
    const energy = (n: number) => -1.097e7 / n ** 2;
    return [1e9 / (energy(4) - energy(2))];
  },
  "31 (b)": () => {
    // The order of filling puts scandium's last electron into 3d.
    const [n, l] = aufbau(21).at(-1)!;
    return [n, l, n - l - 1];
  },
  "31 or (a)": () => [(PLANCK / (9.11e-31 * 2e6)) * 1e9],
  "32 (a)": () => {
    const turned = 0.5 * 0.4;
    return [((2 * turned) / 5) ** 2 / ((0.5 - turned) / 5)];
  },
  "32 (c)": () => {
    const hydrogen = root(1e-9, 0.1, (h) => (h * (0.18 + h)) / (0.1 - h) - 1.8e-5);
    return [-Math.log10(hydrogen)];
  },
  "32 or (a)": () => [root(0, 1, (s) => s * s - 1.8e-10) * 1e5, root(0, 1, (s) => s * (s + 0.1) - 1.8e-10) * 1e9],
});
