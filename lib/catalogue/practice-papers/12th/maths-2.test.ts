import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./maths-2";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Simpson's rule. */
function integrate(f: (x: number) => number, from: number, to: number): number {
  const steps = 2000;
  const width = (to - from) / steps;
  const weights = range(0, steps).map((index) => (index === 0 || index === steps ? 1 : index % 2 === 1 ? 4 : 2));
  return (width / 3) * sum(weights.map((weight, index) => weight * f(from + index * width)));
}

const slope = (f: (x: number) => number, x: number) => (f(x + 1e-6) - f(x - 1e-6)) / 2e-6;

type Vector = readonly [number, number, number];
const minus = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const length = (vector: Vector) => Math.hypot(...vector);
/** Of a triangle, by Heron's formula. */
function areaOf(a: Vector, b: Vector, c: Vector): number {
  const sides = [length(minus(a, b)), length(minus(b, c)), length(minus(c, a))] as const;
  const half = sum(sides) / 2;
  return Math.sqrt(half * (half - sides[0]) * (half - sides[1]) * (half - sides[2]));
}
const along = (point: Vector, direction: Vector, t: number): Vector => [
  point[0] + t * direction[0],
  point[1] + t * direction[1],
  point[2] + t * direction[2],
];

/** The place of the least value of a function with one minimum, by golden section. */
function leastAt(f: (x: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (const _ of range(1, 100)) {
    const [one, other] = [high - golden * (high - low), low + golden * (high - low)];
    if (f(one) < f(other)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}

const nearest = leastAt((t) => length(minus(along([1, -2, 3], [2, 1, 2], t), [5, -1, 3])), -10, 10);
const foot = along([1, -2, 3], [2, 1, 2], nearest);
const cards = range(0, 51);
const pairs = cards.flatMap((first) =>
  cards.filter((second) => second !== first).map((second) => [first, second] as const),
);
const isKing = (card: number) => card < 4;
const [top, pegA, pegB]: Vector[] = [
  [0, 0, 4],
  [3, 0, 0],
  [0, 3, 0],
] as const satisfies Vector[];

checkNumbers(paper, {
  "2": () => [Math.atan(-1) + Math.acos(0.5)],
  "3": () => range(-20, 20).flatMap((x) => range(-20, 20).flatMap((y) => (x + y === 7 && x - y === 3 ? [x * y] : []))),
  "4": () => {
    const [a, b, c] = [2, -3, 7];
    const m = [
      [0, a, b],
      [-a, 0, c],
      [-b, -c, 0],
    ] as const;
    return [
      m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
        m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
        m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]),
    ];
  },
  "5": () => range(-20, 20).filter((k) => Math.abs(areaOf([k, 0, 0], [4, 0, 0], [0, 2, 0]) - 3) < 1e-9),
  "6": () => range(-10, 10).filter((k) => k * 3 + 1 === 3 ** 2 - 2),
  "8": () => {
    const t = Math.PI / 4;
    return [slope((s) => 3 * Math.sin(s), t) / slope((s) => 3 * Math.cos(s), t)];
  },
  "9": () => [Math.max(...range(0, 10_000).map((step) => Math.sin(step / 1000) + Math.cos(step / 1000)))],
  "10": () => [-slope((time) => Math.sqrt(25 - (3 + 0.4 * time) ** 2), 0)],
  "12": () => [integrate((x) => 1 - x, 0, 1) + integrate((x) => x - 1, 1, 3)],
  "13": () => [integrate((x) => 2 * x, 1, 4)],
  "15": () => [3],
  "16": () => range(-10, 10).filter((k) => dot([2, -1, 1], [1, k, -3]) === 0),
  "17": () => {
    const corners = [
      [0, 0],
      [5, 0],
      [3, 4],
      [0, 5],
    ] as const;
    return range(1, 10).filter((q) => {
      const values = corners.map(([x, y]) => x + q * y);
      return values[2] === values[3] && Math.max(...values) === values[2];
    });
  },
  "18": () => [[1, 3, 5].filter((face) => [2, 3, 5].includes(face)).length / 3],
  "21": () => [Math.cos(2 * Math.asin(0.6))],
  "22": () => [slope((x) => x ** x, 1)],
  "24": () => [length([3, 4, 5])],
  "24 or": () => [areaOf([1, 0, 2], [3, 1, 2], [1, 2, 3])],
  "25": () => [(Math.acos(dot([1, 1, 0], [0, 1, 1]) / (length([1, 1, 0]) * length([0, 1, 1]))) * 180) / Math.PI],
  "26": () => [integrate((x) => (2 * x + 7) / (x * x + 5 * x + 6), 0, 1)],
  "26 or": () => [integrate((x) => (Math.sin(x) * Math.cos(x)) / (1 + Math.sin(x) ** 2), 0, Math.PI / 2)],
  "27": () => [integrate((x) => 1 / (1 + Math.exp(Math.sin(x))), -Math.PI / 4, Math.PI / 4)],
  "29": () => [
    Math.min(
      ...range(0, 20).flatMap((x) =>
        range(0, 20).flatMap((y) => (x + y >= 8 && 2 * x + y >= 10 ? [4 * x + 3 * y] : [])),
      ),
    ),
  ],
  "30": () => {
    const parts = [1, 3, 4, 2];
    const whole = sum(parts);
    return [1 / whole, (parts[2]! + parts[3]!) / whole, sum(parts.map((part, value) => part * value)) / whole];
  },
  "30 or": () => [
    pairs.filter(([, second]) => isKing(second)).length / pairs.length,
    pairs.filter(([first, second]) => isKing(first) && isKing(second)).length / pairs.length,
  ],
  "32": () =>
    range(-9, 9).flatMap((x) =>
      range(-9, 9).flatMap((y) =>
        range(-9, 9).flatMap((z) => (x + y + z === 6 && y + 2 * z === 8 && x + 2 * y + 4 * z === 17 ? [x, y, z] : [])),
      ),
    ),
  "33": () => [integrate((x) => x + 2 - x * x, -1, 2)],
  "34": () => {
    const distanceAt = (s: number) => {
      const one = along([1, 2, 3], [2, 1, -1], s);
      const between = (t: number) => length(minus(one, along([2, 0, 1], [1, -1, 2], t)));
      return between(leastAt(between, -50, 50));
    };
    return [distanceAt(leastAt(distanceAt, -50, 50))];
  },
  "34 or": () => [...foot, length(minus(foot, [5, -1, 3])), 2 * foot[0] - 5, 2 * foot[1] + 1, 2 * foot[2] - 3],
  "35 or": () => range(-50, 50).filter((x) => Math.abs(x / (1 + Math.abs(x)) + 0.75) < 1e-12),
  "36 (b)": () => [leastAt((x) => -x * (48 - 2 * x), 0, 24)],
  "36 (c)": () => [Math.max(...range(0, 24).map((x) => x * (48 - 2 * x)))],
  "36 (c) or": () => [leastAt((x) => (-x * (12_000 - 300 * x)) / 100, 0, 40)],
  "37 (a)": () => [(100_000 * 0.04 * 0.95) / 100_000],
  "37 (b)": () => [(4000 * 0.95 + 96_000 * 0.05) / 100_000],
  "37 (c)": () => [3800 / (3800 + 4800)],
  "37 (c) or": () => [200 / (200 + 91_200)],
  "38 (a)": () => [length(minus(pegA!, top!))],
  "38 (c)": () => {
    // By the law of cosines.
    const [a, b, c] = [length(minus(pegA!, top!)), length(minus(pegB!, top!)), length(minus(pegA!, pegB!))];
    return [(a * a + b * b - c * c) / (2 * a * b)];
  },
  "38 (c) or": () => [areaOf(top!, pegA!, pegB!)],
});
