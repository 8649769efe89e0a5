import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./mathematics-2";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** All ways to choose so many of the items, in order of their places. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) => choose(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]));
}

/** All different arrangements of so many of the letters. */
function arrange(letters: readonly string[], count = letters.length): Set<string> {
  if (count === 0) return new Set([""]);
  const found = new Set<string>();
  for (const [place, letter] of letters.entries()) {
    for (const rest of arrange(letters.toSpliced(place, 1), count - 1)) found.add(letter + rest);
  }
  return found;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Complex = readonly [real: number, imaginary: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const over = (one: Complex, [c, d]: Complex): Complex => {
  const [real, imaginary] = times(one, [c, -d]);
  return [real / (c * c + d * d), imaginary / (c * c + d * d)];
};

const quiz = choose([..."GGGGGGGBBBBB"], 5);
const waiting = [
  [5, 6],
  [15, 12],
  [25, 16],
  [35, 10],
  [45, 6],
].flatMap(([minutes, count]) => Array.from({ length: count! }, () => minutes!));
const mean = sum(waiting) / waiting.length;
const variance = sum(waiting.map((minutes) => (minutes - mean) ** 2)) / waiting.length;
const counters = choose([..."RRRRRGGGGBBB"], 2);
const share = (isWanted: (pair: string[]) => boolean) => counters.filter(isWanted).length / counters.length;
const quotient = over([5, 1], [2, -3]);
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, axis) => value - other[axis]!));

checkNumbers(paper, {
  "1": () => [2 ** range(-20, 20).filter((x) => x * x < 12).length],
  "2": () => [36 - 25],
  "5": () => [Math.sin(radians(75)) * Math.cos(radians(15)) + Math.cos(radians(75)) * Math.sin(radians(15))],
  "6": () => [((2 * Math.PI * 50) / 60) * 6],
  "7": () =>
    range(-10, 10).flatMap((x) =>
      range(-12, 12).flatMap((y) => {
        const [real, imaginary] = times([x, 2], [1, -1]);
        return real === 7 && imaginary === -y ? [x, y] : [];
      }),
    ),
  "8": () => [sum([2026, 2027, 2028, 2029].map((power) => Math.round(Math.cos((power * Math.PI) / 2))))],
  "10": () => [arrange([..."NAGALAND"]).size],
  "11": () => range(7, 12).filter((n) => choose(range(1, n), 4).length === choose(range(1, n), 7).length),
  "12": () => {
    let terms = [1];
    for (const _ of range(1, 10)) {
      const next = Array.from({ length: terms.length + 2 }, () => 0);
      for (const [power, term] of terms.entries()) {
        for (const [shift, factor] of [1, 2, 1].entries()) next[power + shift]! += term * factor;
      }
      terms = next;
    }
    return [terms.filter((term) => term !== 0).length];
  },
  "13": () => range(1, 12).filter((a) => range(2, 5).some((r) => a * r ** 2 === 12 && a * r ** 5 === 96)),
  "15": () => {
    // The chord through the focus (4, 0), upright.
    const y = Math.sqrt((225 - 9 * 16) / 25);
    return [2 * y];
  },
  "16": () => range(-10, 10).filter((x) => distance([x, 0, 0], [1, 2, 3]) === distance([x, 0, 0], [3, 4, 1])),
  "17": () => [((2 + 1e-7) ** 5 - 32) / 1e-7],
  "18": () => {
    const values = [6, 6, 6, 10, 10, 10];
    const tripled = values.map((value) => 3 * value);
    const center = sum(tripled) / 6;
    return [sum(tripled.map((value) => (value - center) ** 2)) / 6];
  },
  "21": () => [[1, 2, 3, 5].flatMap((x) => [4, 6, 9].filter((y) => (y - x) % 2 !== 0)).length],
  "21 or": () => range(1, 10).filter((x) => ![2, 4, 6, 8].includes(x) && ![2, 3, 5, 7].includes(x)),
  "23": () => [Math.hypot(...over(times([3, 4], [1, -1]), [2, 1]))],
  "23 or": () => [...quotient],
  "24": () => [[...arrange([..."123457"], 4)].filter((number) => Number(number) % 2 === 0).length],
  "26": () => {
    const exactly = { h: 120 - (40 - 15) - (35 - 15) - 15, e: 90 - (40 - 15) - (30 - 15) - 15, m: 70 - 15 - 20 - 15 };
    const one = exactly.h + exactly.e + exactly.m;
    return [200 - one - (25 + 15 + 20) - 15, one];
  },
  "27": () => {
    const x = Math.PI - Math.atan(5 / 12);
    return [Math.sin(x / 2), Math.cos(x / 2), Math.tan(x / 2)];
  },
  "27 or": () => [Math.cos(radians(20)) * Math.cos(radians(40)) * Math.cos(radians(80))],
  "28": () => {
    const share = (litres: number) => (0.09 * 450 + 0.03 * litres) / (450 + litres);
    const fitting = range(1, 3000).filter((litres) => share(litres) > 0.05 + 1e-12 && share(litres) < 0.07 - 1e-12);
    return [fitting[0]! - 1, fitting.at(-1)! + 1];
  },
  "29": () => [quiz.filter((team) => team.filter((one) => one === "G").length >= 3).length],
  "29 or": () => [[...arrange([..."23445"])].filter((number) => Number(number) > 40000).length],
  "30": () => [102 * 102 * 102 * 102],
  "31 or": () => [(1 - Math.cos(4e-4)) / (1e-4 * Math.tan(3e-4))],
  "32": () =>
    range(-30, 50)
      .map((tenth) => tenth / 10)
      .filter((x) => Math.abs((x < 0 ? x + 3 : x < 3 ? 3 - x : 2 * x - 6) - 2) < 1e-9),
  "33": () => {
    const terms = range(1, 30).filter((a) => range(1, 30).some((c) => a > 6 && a * 6 * c === 216 && a + 6 + c === 21));
    const first = terms[0]!;
    return [first, 6, 36 / first, sum(range(0, 60).map((power) => first * (6 / first) ** power))];
  },
  "33 or": () => [
    sum(range(0, 4).map((power) => 3 * 3 ** power)),
    sum(range(0, 4).map((power) => 3 * (-3) ** power)),
    (3 + 243) / 2,
    Math.sqrt(3 * 243),
  ],
  "34": () => {
    const nearest = range(-300, 300)
      .map((hundredth) => [hundredth / 100, 6 - (2 * hundredth) / 100] as const)
      .reduce((best, point) => (distance(point, [5, 6]) < distance(best, [5, 6]) ? point : best));
    return [...nearest, 2 * nearest[0] - 5, 2 * nearest[1] - 6, distance(nearest, [5, 6])];
  },
  "34 or": () => {
    const h = range(-200, 200)
      .map((tenth) => tenth / 10)
      .find((x) => Math.abs(distance([x, 6 - x], [0, 4]) - distance([x, 6 - x], [6, 2])) < 1e-9)!;
    return [h, 6 - h, distance([h, 6 - h], [0, 4]) ** 2];
  },
  "35": () => [mean, variance, Math.sqrt(variance)],
  "36 (a)": () => [40 / 2, 12 - 2],
  "36 (b)": () => [20 ** 2 / 10],
  "36 (c)": () => [2 + (10 * 10 ** 2) / 20 ** 2],
  "36 (c) or": () => [0, 20 ** 2 / 10 / 4, 20 ** 2 / 10 / 4 + 2],
  "37 (a)": () => [counters.length],
  "37 (b)": () => [share(([one, other]) => one === "R" && other === "R")],
  "37 (c)": () => [share(([one, other]) => one !== other)],
  "37 (c) or": () => [share((pair) => pair.includes("B"))],
  "38 (a)": () => [10 * distance([0, 0, 0], [3, 4, 12])],
  "38 (c)": () => [10 * (13 + distance([3, 4, 12], [9, 12, 12]) + distance([9, 12, 12], [9, 12, 0]))],
  "38 (c) or": () => [
    distance([0, 0, 0], [3, 4, 12]),
    distance([3, 4, 12], [9, 12, 0]),
    distance([0, 0, 0], [9, 12, 0]),
  ],
});
