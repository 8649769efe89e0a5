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

/** The unpaired electrons of an ion with so many d electrons in five orbitals, or in the lower three first. */
function unpaired(electrons: number, lowSpin: boolean): number {
  const orbitals = [0, 0, 0, 0, 0];
  const order = lowSpin ? [0, 1, 2, 0, 1, 2, 3, 4, 3, 4] : [0, 1, 2, 3, 4, 0, 1, 2, 3, 4];
  for (const place of order.slice(0, electrons)) orbitals[place]! += 1;
  return orbitals.filter((held) => held === 1).length;
}

const rate = (a: number, b: number) => a ** 2 * b;

checkNumbers(paper, {
  "4": () => {
    let [left, minutes] = [0.6, 0];
    while (left > 0.001) {
      left -= 0.02 * 0.5;
      minutes += 0.5;
    }
    return [minutes];
  },
  "7": () => [root(-9, 9, (x) => 3 * 1 + x + 3 * -2), 3 * 2],
  "17": () => [root(0, 1e5, (seconds) => ((0.5 * seconds) / 96500) * 108 - 2.16)],
  "18": () => [root(0, 1e5, (grams) => (1.86 * (grams / 62)) / 4 - 9.3)],
  "19 (a)": () => [rate(3 / 0.5, 5 / 0.5) / rate(3, 5)],
  "19 (b)": () => [rate(2 * 3, 5 / 2) / rate(3, 5)],
  "22 (a)": () => {
    const liquid = root(0, 1, (x) => 120 * x + 80 * (1 - x) - 104);
    return [Math.round(liquid * 1e6) / 1e6, 1 - (80 * (1 - liquid)) / 104];
  },
  "23": () => {
    const orderA = Math.log(8e-3 / 2e-3) / Math.log(0.2 / 0.1);
    const orderB = Math.log(2.4e-2 / 8e-3) / Math.log(0.3 / 0.1);
    const constant = 2.4e-2 / (0.2 ** orderA * 0.3 ** orderB);
    return [orderA, orderB, constant, constant * 0.3 ** orderA * 0.2 ** orderB];
  },
  "24 (b)": () => {
    for (let dichromate = 1; dichromate < 5; dichromate += 1)
      for (let iodide = 2; iodide < 20; iodide += 2)
        for (let acid = 2; acid < 30; acid += 2) {
          const oxygen = 7 * dichromate === acid / 2;
          const charge = -2 * dichromate - iodide + acid === 3 * 2 * dichromate;
          if (oxygen && charge) return [dichromate, iodide, acid, 2 * dichromate, iodide / 2, acid / 2];
        }
    return [];
  },
  "31 (a)": () => {
    const copper = 0.34 + (0.0591 / 2) * Math.log10(1e-4);
    const zinc = -0.76;
    const balance = root(0, 100, (exponent) => 0.34 - zinc - (0.0591 / 2) * exponent);
    return [copper - zinc, balance];
  },
  "31 or (a)": () => {
    const ratio = 1 / 516 / (1 / 100);
    const conductivity = 0.0129 * ratio;
    return [conductivity * 516, conductivity * 1000, (conductivity * 100 * 1e4) / (0.02 * 1000)];
  },
  "32 (b)": () => [unpaired(27 - 18 - 3, true), unpaired(27 - 18 - 3, false)],
});
