import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./maths-1";

type Curve = (x: number) => number;

/** The integral by the midpoint rule. */
function integral(f: Curve, from: number, to: number, pieces = 200_000): number {
  const width = (to - from) / pieces;
  let total = 0;
  for (let piece = 0; piece < pieces; piece++) total += f(from + (piece + 0.5) * width) * width;
  return total;
}

const slope = (f: Curve, x: number, step = 1e-4) => (f(x + step) - f(x - step)) / (2 * step);

/** A place between where the function changes its sign. */
function zero(f: Curve, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let turn = 0; turn < 80; turn++) {
    const middle = (a + b) / 2;
    if (f(a) * f(middle) <= 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector) => Math.sqrt(dot(a, a));
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const along = (a: Vector, t: number, b: Vector): Vector => [a[0] + t * b[0], a[1] + t * b[1], a[2] + t * b[2]];
/** The area of the parallelogram on two vectors, without their cross product. */
const parallelogram = (a: Vector, b: Vector) => Math.sqrt(dot(a, a) * dot(b, b) - dot(a, b) ** 2);

const lateBy = [50 * 2, 30 * 4, 20 * 5].map((late) => late / 10_000);
const lateInAll = lateBy.reduce((total, late) => total + late, 0);

const tin: Curve = (r) => 2 * Math.PI * r * r + 2 * Math.PI * r * (54 / (r * r));
const leastRadius = () => zero((r) => slope(tin, r), 1, 6);

function prices(): number[] {
  for (let notebook = 0; notebook <= 60; notebook++)
    for (let pen = 0; notebook + pen <= 60; pen++) {
      const file = 60 - notebook - pen;
      if (2 * notebook + pen + 3 * file === 130 && notebook + 2 * pen + file === 70) return [notebook, pen, file];
    }
  return [];
}

function best(): number[] {
  let found = [0, 0, 0];
  for (let x = 0; x <= 8; x++)
    for (let y = 0; y <= 10; y++)
      if (2 * x + y <= 16 && x + y <= 10 && 5 * x + 4 * y > found[0]!) found = [5 * x + 4 * y, x, y];
  return found;
}

function defective(): number[] {
  const counts = [0, 0, 0];
  for (let first = 0; first < 6; first++)
    for (let second = first + 1; second < 6; second++) counts[Number(first < 2) + Number(second < 2)]! += 1 / 15;
  return [...counts, counts[1]! + 2 * counts[2]!];
}

function foot(): number[] {
  const p: Vector = [6, 3, 2];
  const at = (t: number) => along([1, -1, 0], t, [2, 1, 2]);
  const t = zero((place) => slope((x) => length(minus(at(x), p)), place), -10, 10);
  const f = at(t);
  return [...f, length(minus(f, p)), ...along(p, 2, minus(f, p))];
}

function shortest(): number {
  const between = (s: number, t: number) =>
    length(minus(along([1, 0, 2], s, [2, 1, 2]), along([4, 1, 2], t, [1, 2, -2])));
  let [s, t, step] = [0, 0, 1];
  while (step > 1e-7) {
    const next = [
      [s + step, t],
      [s - step, t],
      [s, t + step],
      [s, t - step],
    ].find(([a, b]) => between(a!, b!) < between(s, t));
    if (next === undefined) step /= 2;
    else [s, t] = next as [number, number];
  }
  return between(s, t);
}

checkNumbers(paper, {
  "2": () => [Math.acos(-0.5) + Math.asin(Math.SQRT1_2)],
  "4": () => [2 * 2 * 2 * (1 / 5)],
  "5": () => [zero((x) => x * 4 - 6 * 2, -50, 50)],
  "6": () => [
    Math.max(
      ...[
        [0, 0],
        [6, 0],
        [4, 3],
        [0, 5],
      ].map(([x, y]) => 3 * x! + 4 * y!),
    ),
  ],
  "7": () => [Math.sin(3e-6) / 2e-6 + 1],
  "10": () => [slope((t) => (8 + 0.5 * t) ** 2, 0)],
  "12": () => [integral((x) => x ** 3 * Math.cos(x) + 3 * x * x, -2, 2)],
  "13": () => [integral((x) => 4 - x * x, -2, 2)],
  "16": () => [Math.acos(6 / (3 * 4))],
  "17": () => [dot([1, 2, 2], [2, -1, 2]) / length([2, -1, 2])],
  "18": () => [(0.4 + 0.5 - 0.7) / 0.5],
  "21": () => [Math.sin(Math.PI / 3 - Math.asin(-0.5))],
  "21 or": () => [zero((x) => 2 * x - 3 + 1, -9, 9), zero((x) => 2 * x - 3 - 1, -9, 9)],
  "22": () => [slope((x) => (-x + Math.sqrt(x * x - 4 * (x * x - 7))) / 2, 1)],
  "23": () => {
    const rate: Curve = (x) => slope((u) => 2 * u ** 3 - 9 * u * u + 12 * u + 5, x);
    return [zero(rate, 0, 1.4), zero(rate, 1.6, 4)];
  },
  "24 or": () => [parallelogram([1, 0, 1], [2, 1, 1])],
  "25": () => {
    const at = (t: number) => along([1, -2, 3], t, minus([4, 0, 9], [1, -2, 3]));
    return at(zero((t) => at(t)[2], -9, 9));
  },
  "26": () => [integral((x) => (3 * x + 5) / ((x + 1) * (x + 3)), 0, 1)],
  "26 or": () => [integral((x) => x * Math.exp(2 * x), 0, 1)],
  "27": () => [integral((x) => Math.sqrt(x) / (Math.sqrt(x) + Math.sqrt(6 - x)), 0, 6)],
  "29": best,
  "30": defective,
  "30 or": () => {
    const cases = [0, 1, 2, 3, 4, 5].map((n) => Number(n % 2 === 0) + Number(n % 3 === 0));
    return [cases.filter((n) => n > 0).length / 6, cases.filter((n) => n === 1).length / 6];
  },
  "31": () => {
    const first: Curve = (x) => slope((u) => (u / 2) ** 1.5, x);
    return [slope(first, 18, 1e-2)];
  },
  "31 or": () => {
    const a = slope((x) => x * x + 1, 2);
    return [a, 2 * 2 + 1 - 2 * a];
  },
  "32": prices,
  "33": () => [2 * integral((x) => 3 * Math.sqrt(1 - (x * x) / 16), 0, 2)],
  "34": () => [shortest()],
  "34 or": foot,
  "35": () => [zero((x) => (2 * x - 1) / (x - 3) - 7, 3.1, 50)],
  "35 or": () => Array.from({ length: 12 }, (_, place) => place + 1).filter((n) => (n - 3) % 4 === 0),
  "36 (c)": () => [leastRadius(), 54 / leastRadius() ** 2],
  "36 (c) or": () => [tin(leastRadius())],
  "37 (a)": () => [lateBy[1]!],
  "37 (b)": () => [lateInAll],
  "37 (c)": () => [lateBy[0]! / lateInAll],
  "37 (c) or": () => [(0.2 - lateBy[2]!) / (1 - lateInAll)],
  "38 (a)": () => [length(minus([4, 6, 2], [1, 2, 2]))],
  "38 (b)": () => [dot(minus([4, 6, 2], [1, 2, 2]), minus([4, 2, 5], [1, 2, 2]))],
  "38 (c)": () => {
    const [c, b, a] = [minus([4, 6, 2], [1, 2, 2]), minus([4, 2, 5], [1, 2, 2]), minus([4, 6, 2], [4, 2, 5])].map(
      length,
    );
    return [(b! * b! + c! * c! - a! * a!) / (2 * b! * c!)];
  },
  "38 (c) or": () => [parallelogram(minus([4, 6, 2], [1, 2, 2]), minus([4, 2, 5], [1, 2, 2])) / 2],
});
