import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./mathematics-2";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/** Where a function that changes its sign between two places is zero, by halving. */
function rootBetween(low: number, high: number, value: (place: number) => number): number {
  if (high - low < 1e-9) return low;
  const middle = (low + high) / 2;
  return value(low) * value(middle) <= 0 ? rootBetween(low, middle, value) : rootBetween(middle, high, value);
}

/** The whole numbers of a range that fit. */
const fitting = (first: number, last: number, fits: (number: number) => boolean) => range(first, last).filter(fits);

/** The largest whole number that divides both. */
const largestDivisor = (one: number, other: number) =>
  fitting(1, one, (divisor) => one % divisor === 0 && other % divisor === 0).at(-1)!;

const nearly = (one: number, other: number) => Math.abs(one - other) < 1e-9;

const PI = 22 / 7;

/** The zeroes of x² − sum·x + product, from the place of its lowest point. */
function zeroes(total: number, product: number): readonly [number, number] {
  const value = (x: number) => x * x - total * x + product;
  return [rootBetween(-100, total / 2, value), rootBetween(total / 2, 100, value)];
}

const savings = (week: number) => range(2, week).reduce((amount) => amount + 15, 50);
const saved = (weeks: number) => sum(range(1, weeks).map(savings));

checkNumbers(paper, {
  "1": () => [largestDivisor(8 * 3 * 25, 4 * 27 * 7)],
  "3": () => [sum(zeroes(6, 7).map((zero) => 1 / zero))],
  "6": () => [rootBetween(-100, 100, (d) => 17 * d - 11 * d - 42)],
  "7": () => [sum(fitting(1, 40, (number) => number % 2 === 1))],
  "8": () => [Math.hypot(-2 - 3, 5 + 7)],
  "9": () => [rootBetween(-50, 50, (x) => (x - 1) / 2 - 2), rootBetween(-50, 50, (y) => (y + 6) / 2 - 3)],
  "10": () => [16 * Math.tan(Math.atan2(4.5, 3))],
  "11": () => [rootBetween(5.1, 100, (distance) => 2 * Math.asin(5 / distance) - Math.PI / 3)],
  "12": () => {
    // A at the bottom of the unit circle; from A the chord rises at 55° to the level tangent until it meets the circle.
    const at = (length: number) => [length * cosine(55), -1 + length * sine(55)] as const;
    const [, height] = at(rootBetween(0.1, 3, (length) => Math.hypot(...at(length)) - 1));
    return [(Math.acos(-height) * 180) / Math.PI];
  },
  "13": () => [(1 + tangent(23) ** 2) * (1 - sine(23)) * (1 + sine(23))],
  "14": () => [Math.tan(Math.acos(8 / 17))],
  "15": () => [PI * 28 * (15 / 60)],
  "16": () => {
    const radius = rootBetween(0, 25, (r) => Math.hypot(r, 24) - 25);
    const slices = 10_000;
    return [sum(range(0, slices - 1).map((slice) => (PI * (radius * ((slice + 0.5) / slices)) ** 2 * 24) / slices))];
  },
  "17": () => {
    const counts = [12, 9, 7, 6, 6];
    const values = counts.flatMap((count, place) => Array.from({ length: count }, () => place * 10));
    const modal = 10 * counts.indexOf(Math.max(...counts));
    return [modal + 10 + values[values.length / 2 - 1]!];
  },
  "18": () => fitting(1, 100, (yellow) => nearly(yellow / (yellow + 8), 3 / 5)),
  "21": () => fitting(-50, 50, (k) => k * k === 4 * 9 && 4 * 18 === 12 * k),
  "22": () => fitting(-1, 50, (x) => nearly((x + 2) / 4, 9 / (x + 2))),
  "22 or": () => [rootBetween(4.1, 100, (whole) => 8 / whole - 4 / 8)],
  "23": () => {
    // A circle for which PA is 9, with P on the axis, and a third tangent at any angle between A and B.
    const half = 50;
    const radius = 9 / tangent(half);
    const distance = Math.hypot(9, radius);
    const meeting = (one: number, other: number) => {
      const middle = (one + other) / 2;
      const reach = radius / cosine((one - other) / 2);
      return [reach * cosine(middle), reach * sine(middle)] as const;
    };
    const angle = (Math.acos(radius / distance) * 180) / Math.PI;
    const [d, e] = [meeting(angle, 12), meeting(-angle, 12)];
    return [
      Math.hypot(d[0] - distance, d[1]) + Math.hypot(e[0] - distance, e[1]) + Math.hypot(d[0] - e[0], d[1] - e[1]),
    ];
  },
  "24": () => [(tangent(60) ** 2 + 4 * cosine(45) ** 2) / (1 / sine(30) + 1 / cosine(60))],
  "24 or": () => [Math.cos(2 * Math.atan2(12, 5))],
  "25": () => {
    const string = rootBetween(0, 100, (length) => (2 * PI * length) / 12 - 8.8);
    return [string, (string * 8.8) / 2];
  },
  "26 or": () => {
    const side = largestDivisor(840, 600);
    return [side, (840 * 600) / side ** 2];
  },
  "27": () => {
    const [one, other] = zeroes(5, 3);
    return [one ** 2 + other ** 2, -(2 * one + 2 * other), 2 * one * 2 * other];
  },
  "28": () =>
    fitting(10, 99, (number) => {
      const [tens = 0, units = 0] = [...String(number)].map(Number);
      return tens + units === 11 && Number(`${units}${tens}`) === number + 27;
    }),
  "28 or": () => {
    const daily = fitting(1, 1000, (day) => 4580 - 22 * day === 5420 - 28 * day)[0]!;
    return [4580 - 22 * daily, daily];
  },
  "29 or": () => [(8 * 15) / (8 + 15 + Math.hypot(8, 15))],
  "31": () => fitting(0, 100, (p) => nearly((5 * 5 + 15 * 10 + 25 * p + 35 * 12 + 45 * 8) / (35 + p), 27)),
  "32": () => fitting(1, 1800, (n) => nearly(1800 / n - 10, 1800 / (n + 6))).flatMap((n) => [n, 1800 / n]),
  "32 or": () =>
    fitting(0, 14, (s) => nearly(36 / (15 - s) + 36 / (15 + s), 5)).flatMap((s) => [s, 36 / (15 - s), 36 / (15 + s)]),
  "33": () => {
    const height = rootBetween(81, 1000, (top) => top / tangent(60) - (top - 80) / tangent(30));
    return [(height - 80) * 1.73, height, height / (80 / 40)];
  },
  "33 or": () => {
    const near = (45 * 1.73) / 3;
    return [45 / tangent(45) + near, near / cosine(60)];
  },
  "34": () => {
    const slices = 10_000;
    const ring = (share: number) => PI * (7 ** 2 - (7 * share) ** 2);
    const volume = sum(range(0, slices - 1).map((slice) => (ring((slice + 0.5) / slices) * 24) / slices));
    return [volume, PI * 7 * (2 * 24 + Math.hypot(7, 24) + 7)];
  },
  "35": () => {
    // A = (0, 0), B = (5, 0), D = (1, 4): F = A + s(E − A) = B + t(D − B).
    const e = [5 + (2 / 3) * 1, (2 / 3) * 4] as const;
    const s = rootBetween(0, 1, (part) => part * e[0] - (5 - part * e[1]));
    const t = (s * e[1]) / 4;
    return [20 * t, 20 * (1 - t), 15 * s];
  },
  "36 (a)": () => [Math.hypot(10 - 2, 7 - 1)],
  "36 (b)": () => {
    const x = rootBetween(2, 10, (place) => 1 + (6 / 8) * (place - 2) - (7 - (6 / 8) * (place - 2)));
    return [x, 1 + (6 / 8) * (x - 2)];
  },
  "36 (c)": () => {
    const part = rootBetween(0, 1, (share) => 3 * share - (1 - share));
    return [10 - 8 * part, 1 + 6 * part];
  },
  "36 (c) or": () => {
    const y = 1 + (6 / 8) * (4 - 2);
    return [1, Math.hypot(10 - 4, 7 - y) / Math.hypot(4 - 2, y - 1), 4, y];
  },
  "37 (a)": () => [savings(8)],
  "37 (b)": () => fitting(1, 100, (week) => savings(week) === 275),
  "37 (c)": () => [saved(24)],
  "37 (c) or": () => fitting(1, 100, (weeks) => saved(weeks) === 3850),
  "38 (a)": () => [20 / (22 + 30 + 8 + 20)],
  "38 (b)": () => [(22 + 30 + 20) / (22 + 30 + 8 + 20)],
  "38 (c)": () => fitting(0, 200, (more) => nearly((20 + more) / (80 + more), 2 / 5)),
  "38 (c) or": () => [range(1, 6).flatMap((one) => fitting(1, 6, (other) => one * other === 12)).length / 36],
});
