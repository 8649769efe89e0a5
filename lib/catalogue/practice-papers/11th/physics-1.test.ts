import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./physics-1";

const G = 9.8;
const R = 8.31;

/** The integral of a function by the midpoint rule. */
function integrate(f: (x: number) => number, from: number, to: number, pieces = 100_000): number {
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

checkNumbers(paper, {
  "2": () => [Number((3.6 * 1.32).toPrecision(2))],
  "3": () => [zeroOf((t) => (G / 2) * t * t - 24.5 * t, 1, 20)],
  "5": () => [zeroOf((n) => n - 60 * G + 60 * 1.8, 0, 1000)],
  "6": () => [[3, -2, 1].reduce((total, force, axis) => total + force * [4, 1, -2][axis]!, 0)],
  "9": () => [zeroOf((v) => v * v - (11.2 ** 2 * 8) / 2, 0, 100)],
  "10": () => [(0.5 * Math.PI * 2 ** 2) / (Math.PI * 1 ** 2)],
  // Every triple of halves, tried.
  "17": () => {
    const halves = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2];
    for (const a of halves)
      for (const b of halves)
        for (const c of halves) if (a + c === 0 && -3 * a + b === 0 && -2 * c === 1) return [a, b, c];
    return [];
  },
  "18": () => {
    const speed = (t: number) => (t < 6 ? 2 * t : t < 16 ? 12 : 3 * (20 - t));
    const way = integrate(speed, 0, 20);
    return [way, way / 20];
  },
  "18 or": () => {
    const time = zeroOf((t) => 5 * t - 200, 0, 100);
    return [time, integrate(() => 3, 0, time)];
  },
  "19": () => [0.4 * 20 * G, Math.min(60, 0.4 * 20 * G)],
  "20": () => [zeroOf((x) => 2e11 * (x / 2) * 1e-6 - 10 * G, 0, 1) * 1000],
  "21": () => {
    const inner = (3 / 2) * 2 * R * 50;
    return [inner, inner + 2 * R * 50];
  },
  "22": () => {
    const [across, up] = [19.6 * Math.cos(Math.PI / 6), 19.6 * Math.sin(Math.PI / 6)];
    const time = zeroOf((t) => (G / 2) * t * t - up * t, 0.5, 10);
    return [time, integrate((t) => up - G * t, 0, time / 2), across * time];
  },
  "23": () => {
    const tension = zeroOf((t) => (t - 2 * G) / 2 - (3 * G - t) / 3, 0, 100);
    return [(tension - 2 * G) / 2, tension, 2 * tension];
  },
  // The loss by the reduced mass.
  "24": () => [
    (2 * 3) / 3,
    0.5 * ((2 * 1) / 3) * 3 ** 2,
    zeroOf((x) => integrate((s) => 1200 * s, 0, x, 50) - 6, 0, 1),
  ],
  "25 or": () => [(G * (6400 - 1600)) / 6400],
  "26": () => [8 * (8 ** (1 / 3)) ** 2],
  "27": () => {
    const work = integrate(() => 3e5, 0.002, 0.005) + integrate(() => 1e5, 0.005, 0.002);
    return [work, 4000 - work, (100 * work) / 4000];
  },
  // Open: one half wave in the pipe; closed: one quarter, then three.
  "28": () => [2, 4, 4 / 3].map((part) => 340 / (0.34 * part)),
  "29 (a)": () => [200 + 25 * 4],
  "29 (c)": () => {
    const momentum = (200 + 25 * 4) * 1.5;
    return [momentum / 200, momentum ** 2 / (2 * 200) - momentum ** 2 / (2 * 300)];
  },
  "29 (c) or": () => {
    const time = (300 * 1.5) / 60;
    return [time, integrate((t) => 1.5 - (60 / 300) * t, 0, time)];
  },
  // The motion, step by step: a quarter of the period until it passes the middle.
  "30 (a)": () => {
    let [x, v, t] = [0.04, 0, 0];
    for (; x > 0; t += 1e-6) {
      v -= (50 / 0.5) * x * 1e-6;
      x += v * 1e-6;
    }
    return [4 * t];
  },
  "30 (c)": () => {
    const energy = integrate((x) => 50 * x, 0, 0.04);
    return [Math.sqrt((2 * energy) / 0.5), energy];
  },
  "30 (c) or": () => [zeroOf((x) => 50 * x * x - 50 * (16 - x * x), 0, 4)],
  "31": () => [Math.tan(zeroOf((a) => G * Math.sin(a) - (14 ** 2 / 40) * Math.cos(a), 0, 1.5))],
  "31 or": () => {
    const [x, y] = [5 + 3 * Math.cos(Math.PI / 3), 3 * Math.sin(Math.PI / 3)];
    return [Math.hypot(x, y), y / x];
  },
  "32": () => {
    const speed = zeroOf((v) => (v * v) / 2 - G * 2.5, 0, 100);
    return [speed, speed * zeroOf((t) => (G / 2) * t * t - 0.9, 0, 10)];
  },
  // The weight of the column against the pull along the rim; the pressure on a half bubble against two films.
  "32 or": () => [
    zeroOf((h) => Math.PI * 2e-4 ** 2 * h * 1000 * G - 2 * Math.PI * 2e-4 * 0.0735, 0, 1) * 100,
    zeroOf((p) => p * Math.PI * 0.005 ** 2 - 2 * 2 * Math.PI * 0.005 * 0.025, 0, 1000),
  ],
  "33": () => {
    const speed = (kelvin: number) => Math.sqrt((3 * R * kelvin) / 0.028);
    return [speed(300), zeroOf((kelvin) => speed(kelvin) - 2 * speed(300), 0, 5000)];
  },
  "33 or": () => {
    const y = (x: number, t: number) => 0.02 * Math.sin(80 * t - 4 * x);
    const crest = (t: number) => zeroOf((x) => 4 * x - 80 * t + Math.PI / 2, -10, 100);
    return [crest(1) - crest(0), (y(0, 1e-6) - y(0, -1e-6)) / 2e-6];
  },
});
