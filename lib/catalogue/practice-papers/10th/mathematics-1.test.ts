import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./mathematics-1";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const hcf = (one: number, other: number): number => (other === 0 ? one : hcf(other, one % other));

const isPrime = (number: number) => number > 1 && range(2, number - 1).every((divisor) => number % divisor !== 0);

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

/** The pairs of whole numbers of a range that fit. */
const fittingPair = (first: number, last: number, fits: (one: number, other: number) => boolean): readonly number[] =>
  range(first, last).flatMap((one) =>
    range(first, last).flatMap((other) => (fits(one, other) ? [[one, other] as const] : [])),
  )[0] ?? [];

const PI = 22 / 7;

/** The volume of a solid of revolution with the radius at each height, by thin slices, with π as the paper has it. */
function volumeOfSlices(height: number, radiusAt: (height: number) => number): number {
  const slices = 100_000;
  const thickness = height / slices;
  return sum(range(0, slices - 1).map((slice) => PI * radiusAt((slice + 0.5) * thickness) ** 2 * thickness));
}

const dice = range(1, 6).flatMap((one) => range(1, 6).map((other) => one + other));

const busTime = (speed: number) => 300 / speed;

checkNumbers(paper, {
  "1": () => fitting(1, 2000, (other) => hcf(108, other) === 18 && (108 * other) / hcf(108, other) === 756),
  "2": () => fitting(-30, 30, (k) => k / 3 === 6 / 3),
  "4": () => fitting(-20, 20, (k) => 2 * k - 3 * 4 === 0 && 2 * 11 !== 4 * 7),
  "5": () =>
    fitting(-20, 20, (k) => fitting(-20, 20, (x) => 2 * x === k && x * x - k * x + 16 === 0).length === 1).reverse(),
  "6": () => [range(2, 15).reduce((term) => term + 3.5, 5)],
  "7": () => [2 + (2 / 5) * (7 - 2), -3 + (2 / 5) * (12 + 3)],
  "8": () => [rootBetween(0, 100, (side) => (side * 3) / (3 + 4.5) - 4)],
  "9": () => {
    const [radius, half] = [1, 25];
    const distance = radius / sine(half);
    const a = [-radius * sine(half), radius * cosine(half)] as const;
    // OA is perpendicular to PA, so A lies where the product of the vectors is 0.
    const product = a[0] * (a[0] + distance) + a[1] * a[1];
    return [product < 1e-9 ? (Math.atan2(-a[0], a[1]) * 180) / Math.PI : Number.NaN];
  },
  "10": () => [Math.sin(Math.atan(12 / 5)) + Math.cos(Math.atan(12 / 5))],
  "11": () => [(1 / cosine(37) ** 2 - 1) * (1 - 1 / sine(37) ** 2)],
  "12": () => [4 * cosine(30) ** 2 - 3 * tangent(45) ** 2 + 2 * sine(30)],
  "13": () => [rootBetween(1, 89, (angle) => 9 * Math.sqrt(3) * tangent(angle) - 9)],
  "14": () => [(10 * ((72 * Math.PI) / 180) * 10) / 2],
  "15": () => [PI * 14 * 0.5 + 14],
  "16": () => [2 * 6 * 25 - 2 * 25],
  "17": () => [rootBetween(0, 100, (mode) => mode - 24.5 - 3 * (26 - 24.5))],
  "18": () => [fitting(1, 30, isPrime).length / 30],
  "21": () => fitting(8, 187, (divisor) => 187 % divisor === 7 && 273 % divisor === 3).slice(-1),
  "22": () => fittingPair(-20, 20, (x, y) => 4 * x - 3 * y === 18 && 3 * x + 5 * y === -1),
  "22 or": () => fittingPair(1, 100, (book, pen) => 4 * book + 3 * pen === 205 && 2 * book + 5 * pen === 155),
  "23": () => [0, rootBetween(-50, 50, (y) => Math.hypot(5, y + 2) - Math.hypot(3, y - 2))],
  "24": () => {
    const a = (Math.asin(0.5) * 180) / Math.PI;
    const b = rootBetween(0, 59, (angle) => tangent(a + angle) - 1);
    return [b, cosine(4 * b)];
  },
  "25": () => [2 * rootBetween(0, 6.5, (half) => Math.hypot(half, 2.5) - 6.5)],
  "26 or": () => {
    const minutes = range(1, 1440);
    const next = minutes.find((minute) => [18, 24, 30].every((gap) => minute % gap === 0))!;
    return [6 + next / 60, sum([18, 24, 30].map((gap) => fitting(1, next, (minute) => minute % gap === 0).length))];
  },
  "27": () => {
    const value = (x: number) => 6 * x * x - 7 * x - 3;
    return [rootBetween(0.6, 10, value), rootBetween(-10, 0.5, value)];
  },
  "28": () => {
    const total = (count: number) => 3 * count * count + 5 * count;
    const term = (place: number) => total(place) - total(place - 1);
    return [term(20), ...fitting(1, 100, (place) => term(place) === 152)];
  },
  "28 or": () => {
    const multiples = fitting(101, 499, (number) => number % 7 === 0);
    return [multiples.length, sum(multiples)];
  },
  "29": () => [rootBetween(0, 50, (side) => 9 + 11 - (side + 12))],
  "31": () => {
    const [half, height] = [(21 * 1.732) / 2, 21 / 2];
    return [(PI * 21 * 21) / 3 - half * height];
  },
  "32": () => fitting(1, 300, (v) => Math.abs(busTime(v) - busTime(v + 10) - 1) < 1e-9).flatMap((v) => [v, busTime(v)]),
  "32 or": () => fitting(11, 100, (x) => Math.abs(1 / x + 1 / (x - 10) - 1 / 12) < 1e-9).flatMap((x) => [x, x - 10]),
  "33": () => fitting(4, 100, (x) => x * x === (x + 4) * (x - 3)),
  "34": () => {
    const radiusAt = (height: number) => (height > 2.1 ? 2.1 : Math.sqrt(2.1 ** 2 - (2.1 - height) ** 2));
    const area = 2 * PI * 2.1 * 4 + (4 * PI * 2.1 ** 2) / 2;
    return [volumeOfSlices(6.1, radiusAt), area * 150];
  },
  "34 or": () => {
    const canvas = 2 * PI * 14 * 3 + PI * 14 * Math.hypot(14, 10.5);
    const radiusAt = (height: number) => (height < 3 ? 14 : (14 * (13.5 - height)) / 10.5);
    return [canvas, canvas * 120, volumeOfSlices(13.5, radiusAt)];
  },
  "35": () => {
    const [x = 0, y = 0] = fittingPair(0, 50, (one, other) => {
      const median = 30 + ((25 - 4 - one - 11) / 16) * 10;
      return 4 + one + 11 + 16 + other + 5 === 50 && Math.abs(median - 31.25) < 1e-9;
    });
    const counts = [4, x, 11, 16, y, 5];
    const top = counts.indexOf(Math.max(...counts));
    const [up, down] = [counts[top]! - counts[top - 1]!, counts[top]! - counts[top + 1]!];
    return [x, y, 10 * top + (10 * up) / (up + down)];
  },
  "36 (a)": () => [100 * Math.hypot(7 - 1, 10 - 2)],
  "36 (b)": () => fittingPair(0, 12, (x, y) => x - 7 === 9 - x && 10 - y === y - 2),
  "36 (c)": () => {
    const at = (part: number) => [1 + 6 * part, 2 + 8 * part] as const;
    const part = rootBetween(0, 1, (share) => {
      const [x, y] = at(share);
      return Math.hypot(7 - x, 10 - y) - 3 * Math.hypot(x - 1, y - 2);
    });
    return at(part);
  },
  "36 (c) or": () => [rootBetween(0, 50, (x) => Math.hypot(x - 1, 2) - Math.hypot(x - 7, 10)), 0],
  "37 (a)": () => [rootBetween(1, 100, (distance) => distance * tangent(45) - 12)],
  "37 (b)": () => [(12 * 1.73) / 3],
  "37 (c)": () => {
    // The sine of 30° is one half, and the paper takes 1.73 for the root of 3.
    const rise = (12 * 1.73) / 3;
    return [12 + rise, rise / sine(30)];
  },
  "37 (c) or": () => [12 * 1.73 - 12],
  "38 (a)": () => [fitting(1, 12, (number) => number % 4 === 0).length / 12],
  "38 (b)": () => [fitting(1, 12, (number) => number % 4 !== 0 && !isPrime(number)).length / 12],
  "38 (c)": () => [dice.filter((total) => total % 5 === 0).length / 36],
  "38 (c) or": () => [range(0, 143).filter((turns) => Math.floor(turns / 12) === turns % 12).length / 144],
});
