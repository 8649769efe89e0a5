import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./physics-1";

const C = 3e8;
const H = 6.63e-34;
const E = 1.6e-19;
const MU = 4e-7 * Math.PI;
const DEGREE = Math.PI / 180;

/** The integral of a function by the midpoint rule. */
function integrate(f: (x: number) => number, from: number, to: number, pieces = 20_000): number {
  const width = (to - from) / pieces;
  let total = 0;
  for (let piece = 0; piece < pieces; piece += 1) total += f(from + (piece + 0.5) * width) * width;
  return total;
}

/** Where a growing function becomes zero. */
function zeroOf(f: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (from + to) / 2;
    if (f(middle) < 0) from = middle;
    else to = middle;
  }
  return from;
}

/** The axial field of a coil, element by element. */
const coilField = (turns: number, current: number, radius: number, x: number) =>
  integrate(
    () =>
      (((MU / (4 * Math.PI)) * turns * current * radius) / (radius ** 2 + x ** 2)) * (radius / Math.hypot(radius, x)),
    0,
    2 * Math.PI,
  );

checkNumbers(paper, {
  // The field of the charge, summed over a face at half the edge (edge 2).
  "2": () => [
    integrate(
      (x) => integrate((y) => 5.31e-9 / (4 * Math.PI * 8.85e-12) / (1 + x * x + y * y) ** 1.5, -1, 1, 400),
      -1,
      1,
      400,
    ),
  ],
  "4": () => {
    const [length, area] = [1.5, 1 / 1.5];
    return [(8 * length) / area];
  },
  // In units of 0.0001 N: the field of one wire acts on the other.
  "5": () => [((MU * 5) / (2 * Math.PI * 0.04)) * 8 * 1e4],
  "7": () => [(200 * 0.003) / 0.15],
  "8": () => [11 / (220 / 1100)],
  // In units of 1e-7 T, from equal energy densities of the two fields.
  "9": () => [Math.sqrt(MU * 8.85e-12) * 45 * 1e7],
  "11": () => [(0.6 * (C / (4 / 3))) / C],
  "17": () => [zeroOf((v) => 8.5e28 * E * 2e-6 * v - 3.2, 0, 1) * 1000],
  // The least deviation over all angles of incidence is 40 degrees.
  "18": () => {
    const least = (n: number) => {
      let smallest = Infinity;
      for (let i = 35; i < 90; i += 0.01) {
        const inner = 60 * DEGREE - Math.asin(Math.sin(i * DEGREE) / n);
        const out = n * Math.sin(inner);
        if (Math.abs(out) <= 1) smallest = Math.min(smallest, i + Math.asin(out) / DEGREE - 60);
      }
      return smallest;
    };
    return [zeroOf((n) => least(n) - 40, 1.2, 1.8)];
  },
  // Parallel light meets the second lens as if it came to a point 20 cm behind.
  "18 or": () => {
    const focus = 1 / (1 / 20 + 1 / -30);
    return [100 / focus, focus];
  },
  "19": () => {
    const speed = Math.sqrt((2 * E * 225) / 9.1e-31);
    return [(H / (9.1e-31 * speed)) * 1e9];
  },
  "20": () => {
    const energy = -13.6 / 16 - -13.6 / 4;
    return [energy, ((H * C) / (energy * E)) * 1e9];
  },
  "22": () => {
    const charges = [3e-6, 2e-6, -1e-6];
    let energy = 0;
    for (const [i, a] of charges.entries()) for (const b of charges.slice(i + 1)) energy += (9e9 * a * b) / 0.1;
    const potential = (9e9 * (3e-6 + 2e-6)) / 0.1;
    return [energy, -(-1e-6 * potential)];
  },
  // The voltage between P and Q at which the currents balance.
  "23": () => {
    const voltage = zeroOf((v) => v / 6 - (6 - v) / 1 - (4 - v) / 2, 0, 10);
    return [voltage / 6, 6 - voltage, (4 - voltage) / 2];
  },
  "24": () => {
    const shunt = zeroOf((s) => s * (1 - 0.005) - 40 * 0.005, 0, 10);
    return [zeroOf((r) => 0.005 * (r + 40) - 10, 0, 1e5), shunt, 1 / (1 / 40 + 1 / shunt)];
  },
  "25": () => [integrate((i) => 0.4 * i, 0, 3)],
  "25 or": () => {
    const flux = (t: number) => 100 * 0.05 * 200e-4 * Math.cos(100 * Math.PI * t);
    return [(flux(0.005 - 1e-7) - flux(0.005 + 1e-7)) / 2e-7];
  },
  "27": () => {
    const kinetic = 1240 / 400 - 2;
    return [kinetic, kinetic, zeroOf((wave) => 2 - 1240 / wave, 100, 2000)];
  },
  "28": () => {
    const energy = (3 * 1.007825 + (7 - 3) * 1.008665 - 7.016004) * 931.5;
    return [energy, energy / 7];
  },
  "29 (b)": () => {
    let peaks = 0;
    const output = (t: number) => Math.abs(Math.sin(2 * Math.PI * 50 * t));
    for (let step = 1; step < 100_000; step += 1) {
      const t = (step + 0.3) / 100_000;
      if (output(t) > output(t - 1e-5) && output(t) >= output(t + 1e-5)) peaks += 1;
    }
    return [peaks];
  },
  "29 (c)": () => [zeroOf((i) => 0.7 + 500 * i - 5.7, 0, 1) * 1000],
  "30 (b)": () => [C / 1.5 / 1e8],
  "30 (c)": () => [Math.sin(Math.asin(1.44 / 1.5)), Math.sqrt(1.5 ** 2 - 1.44 ** 2)],
  "30 (c) or": () => [((3000 * 1.5) / C) * 1e6],
  // In units of 1e-10 C m and 1e-6 N m; the torque is summed over the two charges.
  "31": () => {
    const arm = 0.02 * Math.sin(30 * DEGREE);
    return [(5e-9 * 0.02 + -5e-9 * -0.02) * 1e10, 2 * (5e-9 * 3e4) * arm * 1e6];
  },
  "31 or": () => {
    const voltage = zeroOf((v) => 12 * v + 8 * v - 600, 0, 50);
    const energy = (c: number, v: number) => integrate((q) => q / c, 0, c * v);
    return [voltage, (energy(12e-6, 50) - energy(12e-6, voltage) - energy(8e-6, voltage)) * 1000];
  },
  "32": () => {
    const impedance = Math.hypot(30, 80 - 40);
    return [impedance, 220 / impedance, Math.cos(Math.atan2(80 - 40, 30))];
  },
  "32 or": () => [coilField(50, 2, 0.1, 0) * 1e5, coilField(50, 2, 0.1, 0.1 * Math.sqrt(3)) * 1e5],
  // Surface by surface.
  "33": () => {
    const image = (u: number) => {
      const first = 1.5 / (1 / u + 0.5 / 20);
      return 1 / (1.5 / first + -0.5 / -20);
    };
    return [image(-1e9), image(-30), image(-30) / -30];
  },
  "33 or": () => {
    const path = (y: number) => Math.hypot(1.2, y + 0.2e-3) - Math.hypot(1.2, y - 0.2e-3);
    const height = (waves: number) => zeroOf((y) => path(y) - waves * 600e-9, 0, 0.1) * 1000;
    return [height(1), height(1.5)];
  },
});
