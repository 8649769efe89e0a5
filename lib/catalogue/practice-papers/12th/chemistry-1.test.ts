import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./chemistry-1";

/** The spin-only moment of an ion of the 3d series in a field that pairs no electrons unless it has to. */
function highSpinMoment(electrons: number): number {
  const orbitals = [0, 0, 0, 0, 0];
  for (let electron = 0; electron < electrons; electron += 1) orbitals[electron % 5]! += 1;
  const unpaired = orbitals.filter((held) => held === 1).length;
  return Math.sqrt(unpaired * (unpaired + 2));
}

/** The time after which a first-order reaction has this part of its reactant left, in small steps. */
function timeToReach(left: number, rate: number, step = 0.0005): number {
  let [time, amount] = [0, 1];
  const kept = (1 - (rate * step) / 2) / (1 + (rate * step) / 2);
  while (amount > left) {
    amount *= kept;
    time += step;
  }
  return time;
}

checkNumbers(
  paper,
  {
    "1": () => [Math.max(0.2 * 1, 0.12 * 2, 0.1 * 3, 0.05 * 5)],
    "2": () => [0.5 * (7 - 2)],
    "3": () => [(3e-3 * 3 ** 2) / (3e-3 * 1 ** 2)],
    "4": () => [-(0.2 - 1) / (40 - 0)],
    "5": () => [highSpinMoment(27 - 2 - 18)],
    "17": () => {
      const fraction = 0.2 / 46.8e3;
      return [((55.5 * fraction) / (1 - fraction)) * 32 * 1000];
    },
    "18": () => {
      const rate = -Math.log(0.25) / 48;
      return [Math.log(2) / rate, -Math.log(1 - 0.9375) / rate];
    },
    "22 (a)": () => {
      const molesPerLitre = 4.98e-3 / (0.083 * 300);
      return [1.75 / (molesPerLitre * 0.25)];
    },
    "23": () => {
      // Siemens per metre over moles per cubic metre.
      const molar = (9.64e-5 * 100) / (0.005 * 1000);
      const part = (molar * 1e4) / (349.6 + 36);
      const ions = 0.005 * part;
      return [molar * 1e4, part, ((ions * ions) / (0.005 - ions)) * 1e5];
    },
    "24 (b)": () => [highSpinMoment(26 - 2 - 18)],
    "29 (c)": () => {
      const slope = (Math.log10(6e-3) - Math.log10(1.5e-3)) / (1 / 300 - 1 / 320);
      return [(2.303 * 8.314 * slope) / 1000];
    },
    "29 (c) or": () => [timeToReach(0.5, 6e-3), timeToReach(0.1, 6e-3)],
    "31 (a)": () => {
      const nickel = -0.25 + (0.0591 / 2) * Math.log10(0.01);
      const silver = 0.8 + 0.0591 * Math.log10(0.001);
      return [silver - nickel, (-2 * 96500 * (silver - nickel)) / 1000];
    },
    "31 or (a)": () => {
      const electrons = (1.5 * 1930) / 96500;
      return [(electrons / 2) * 63.5, (electrons / 4) * 22.4];
    },
  },
  2,
);
