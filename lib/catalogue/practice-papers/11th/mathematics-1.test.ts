import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./mathematics-1";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** All ways to choose so many of the items, in order of their places. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) => choose(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]));
}

/** All different arrangements of so many of the letters. */
function arrange(letters: readonly string[], count = letters.length): string[] {
  if (count === 0) return [""];
  const found = letters.flatMap((letter, place) =>
    arrange(letters.toSpliced(place, 1), count - 1).map((rest) => letter + rest),
  );
  return [...new Set(found)];
}

/** Where a function that changes its sign between two places is zero, by halving. */
function rootBetween(low: number, high: number, value: (place: number) => number): number {
  if (high - low < 1e-9) return low;
  const middle = (low + high) / 2;
  return value(low) * value(middle) <= 0 ? rootBetween(low, middle, value) : rootBetween(middle, high, value);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Complex = readonly [real: number, imaginary: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

const distance = (line: readonly [number, number, number], x: number, y: number) =>
  Math.abs(line[0] * x + line[1] * y + line[2]) / Math.hypot(line[0], line[1]);

/** What the conic with these foci says about a point: the sum or the difference of its distances from them. */
const toFoci = (x: number, y: number, focus: readonly [number, number]) =>
  [Math.hypot(x - focus[0], y - focus[1]), Math.hypot(x + focus[0], y + focus[1])] as const;

const digits = range(0, 9).map(String);
const lettersOfTags = arrange([..."ABCDEF"], 2);
const digitsOfTags = arrange(digits, 3);

/** The drinks of the passengers, one region of the diagram each, found by trying out. */
function drinks() {
  const all = 30;
  const [teaCoffee, coffeeJuice, teaJuice] = [90 - all, 55 - all, 70 - all];
  const only = (total: number, ...others: number[]) =>
    range(0, total).find((own) => own + sum(others) + all === total)!;
  const one = only(200, teaCoffee, teaJuice) + only(160, teaCoffee, coffeeJuice) + only(130, coffeeJuice, teaJuice);
  const two = teaCoffee + coffeeJuice + teaJuice;
  return { one, two, some: one + two + all };
}

/** The phones, 12 with a bad screen and 10 with a bad battery, of which 4 are the same. */
const phones = range(1, 80).map((phone) => ({ screen: phone <= 12, battery: phone > 8 && phone <= 18 }));
const share = (fits: (phone: { screen: boolean; battery: boolean }) => boolean) => phones.filter(fits).length / 80;

checkNumbers(paper, {
  "1": () => [sum(range(0, 12).map((count) => choose(range(1, 12), count).length))],
  "5": () => [Math.sin(radians(1230))],
  "6": () => [rootBetween(0, 90, (angle) => 2 * (22 / 7) * 35 * (angle / 360) - 22)],
  "7": () => [Math.sin(2 * (Math.PI + Math.acos(0.6)))],
  "8": () => {
    // The inverse (a, b) solves 2a + 3b = 1 and 2b − 3a = 0.
    const b = rootBetween(0, 1, (value) => 2 * ((2 * value) / 3) + 3 * value - 1);
    return [(2 * b) / 3, b];
  },
  "9": () => {
    // z is 1 + i, which is √2 at 45°, over 1 − i, which is √2 at −45°.
    const angle = (Math.atan2(1, 1) - Math.atan2(-1, 1)) * 2027;
    return [Math.cos(angle), Math.sin(angle)];
  },
  "11": () => [arrange([..."ABCDE"]).filter((row) => /AB|BA/.test(row)).length],
  "12": () => [range(0, 7).filter((toss) => [1, 2, 4].filter((coin) => toss & coin).length >= 2).length / 8],
  "13": () => [
    sum(
      range(1, 6).reduce(
        (poly) => [...poly.map((one, power) => -one + 3 * (poly[power - 1] ?? 0)), 3 * poly.at(-1)!],
        [1],
      ),
    ),
  ],
  "14": () => [sum(range(0, 200).map((power) => 6 * (4 / 6) ** power))],
  "15": () => [distance([6, 8, 7], 3, 0)],
  "16": () => {
    // The point (10, y) of the hyperbola has distances from the foci that differ by 10.
    const y = Math.sqrt(144 * (100 / 25 - 1));
    const c = rootBetween(5, 100, (focus) => toFoci(10, y, [focus, 0])[1] - toFoci(10, y, [focus, 0])[0] - 10);
    return [c / 5];
  },
  "17": () => [Math.min(...range(-100, 100).map((x) => Math.hypot(6 - x, 5, 12)))],
  "18": () => [Math.sin(5e-5) / Math.tan(2e-5)],
  "21 or": () => {
    const [f, g] = [(x: number) => 3 * x - 2, (x: number) => x * x - 4];
    return [f(3) + g(3), f(1) * g(1), ...range(-10, 10).filter((x) => g(x) === 0)];
  },
  "23": () => {
    const z: Complex = [2, -1];
    return [...times(times(z, z), z), Math.hypot(2, 1) ** 3];
  },
  "24": () => {
    const b = rootBetween(0.5, 100, (intercept) => 4 / (2 * intercept) + 3 / intercept - 1);
    return [2 * b, b];
  },
  "24 or": () => [((Math.atan(Math.sqrt(3)) - Math.atan(1 / Math.sqrt(3))) * 180) / Math.PI],
  "25": () => {
    const f = (x: number) => x * x * Math.cos(x);
    return [(f(Math.PI + 1e-5) - f(Math.PI - 1e-5)) / 2e-5];
  },
  "26": () => [sum(range(1, 30).map((x) => range(1, 30).filter((y) => 2 * x + 3 * y === 30).length))],
  "27 or": () => {
    const [x, y] = [Math.PI - Math.asin(3 / 5), Math.acos(-12 / 13)];
    return [Math.sin(x + y), Math.cos(x - y)];
  },
  "28": () => {
    const fits = range(0, 1000).filter((d) => 150 + 4.5 * d <= 60 + 6 * d && 150 + 4.5 * d <= 600);
    return [Math.min(...fits), Math.max(...fits)];
  },
  "29": () => {
    const words = arrange([..."KOLKATA"]);
    const together = words.filter((word) => /[AO]{3}/.test(word));
    return [words.length, together.length, words.length - together.length];
  },
  "29 or": () => [
    choose(range(1, 14), 5).filter((group) => {
      const teachers = group.filter((person) => person <= 6).length;
      return teachers >= 2 && 5 - teachers >= 2;
    }).length,
  ],
  "30": () => [(2 + Math.sqrt(3)) ** 5 + (2 - Math.sqrt(3)) ** 5, Math.ceil((2 + Math.sqrt(3)) ** 5)],
  "31": () => {
    const total = sum(toFoci(0, 13, [0, 5]));
    const side = rootBetween(0, 50, (x) => sum(toFoci(x, 0, [0, 5])) - total);
    const half = rootBetween(0, 50, (x) => sum(toFoci(x, 5, [0, 5])) - total);
    return [side ** 2, 13 ** 2, 10 / total, 2 * half];
  },
  "31 or": () => {
    const difference = ([near, far]: readonly [number, number]) => far - near;
    const half = rootBetween(0, 50, (y) => difference(toFoci(10, y, [10, 0])) - 16);
    // The point (10, half) lies on the hyperbola x²/64 − y²/b² = 1.
    return [(16 / 2) ** 2, half ** 2 / (100 / 64 - 1), 20 / 16, 2 * half];
  },
  "32 (b)": () => [(1 - Math.cos(6e-3)) / (1e-3 * Math.sin(3e-3))],
  "33": () => {
    const { one, two, some } = drinks();
    return [some, 350 - some, one, two];
  },
  "34": () => {
    const isGeometric = (d: number) => (12 - d + 1) * (12 + d + 9) === (12 + 3) ** 2;
    const found = range(-50, 50).filter(isGeometric).reverse();
    const ratio = found.map((d) => 15 / (12 - d + 1)).find((r) => r < 1)!;
    const first = 15 / ratio;
    return [...found.flatMap((d) => [12 - d, 12, 12 + d]), sum(range(0, 200).map((power) => first * ratio ** power))];
  },
  "34 or": () => {
    const terms = (r: number) => {
      const a = 40 / sum(range(0, 3).map((power) => r ** power));
      return range(0, 7).map((power) => a * r ** power);
    };
    const r = rootBetween(0.1, 20, (ratio) => sum(terms(ratio).slice(4)) - 3240);
    const [first = 0, , , , fifth = 0] = terms(r);
    return [first, r, sum(terms(r).slice(0, 6)), (first + fifth) / 2, Math.sqrt(first * fifth)];
  },
  "35": () => {
    const times50 = [9, 10, 14, 11, 6].flatMap((count, place) => Array.from({ length: count }, () => 10 * place + 5));
    const mean = sum(times50) / times50.length;
    const deviation = sum(times50.map((time) => Math.abs(time - mean))) / times50.length;
    return [mean, deviation, Math.sqrt(sum(times50.map((time) => (time - mean) ** 2)) / times50.length)];
  },
  "36 (a)": () => [lettersOfTags.length],
  "36 (b)": () => [lettersOfTags.length * digitsOfTags.length],
  "36 (c)": () => [lettersOfTags.length * digitsOfTags.filter((tag) => Number(tag) % 2 === 0).length],
  "36 (c) or": () => [lettersOfTags.length * digitsOfTags.filter((tag) => [...tag].sort().join("") === tag).length],
  "37 (a)": () => [5 * 5],
  "37 (c)": () => {
    const edge = (x: number) => Math.hypot(x - 4, 3) - 5;
    return [rootBetween(4, 50, edge) - rootBetween(-50, 4, edge)];
  },
  "37 (c) or": () => [distance([3, 4, -49], 4, 3)],
  "38 (a)": () => [share(({ screen }) => !screen)],
  "38 (b)": () => [share(({ screen, battery }) => screen || battery)],
  "38 (c)": () => [
    share(({ screen, battery }) => screen !== battery),
    share(({ screen, battery }) => !screen && !battery),
  ],
  "38 (c) or": () => {
    const pairs = choose(phones, 2);
    return [pairs.filter((pair) => pair.every(({ screen, battery }) => !screen && !battery)).length / pairs.length];
  },
});
