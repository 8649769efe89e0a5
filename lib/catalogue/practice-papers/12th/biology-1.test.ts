import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./biology-1";

/** The children of a pair by the alleles of one gene, each of four as likely as the others. */
const childrenOf = (mother: string, father: string) =>
  [...mother].flatMap((one) => [...father].map((other) => [one, other].sort().join("")));

const percentOf = (wanted: string, mother: string, father: string) => {
  const children = childrenOf(mother, father);
  return (100 * children.filter((child) => child === wanted).length) / children.length;
};

/** Divides a cell so many times and counts what comes of it. */
const cellsAfter = (divisions: number): number => (divisions === 0 ? 1 : 2 * cellsAfter(divisions - 1));

/** The percentage of DNA with an old strand after so many copyings, strand by strand. */
function hybridPercent(copyings: number): number {
  let molecules = [["old", "old"]];
  for (let copying = 0; copying < copyings; copying += 1)
    molecules = molecules.flatMap((strands) => strands.map((strand) => [strand, "new"]));
  return (100 * molecules.filter((strands) => strands.includes("old")).length) / molecules.length;
}

/** The slope of logistic growth, from the solution of its equation. */
function growth(start: number, rate: number, capacity: number): number {
  const after = (time: number) => capacity / (1 + (capacity / start - 1) * Math.exp(-rate * time));
  return (after(1e-4) - after(-1e-4)) / 2e-4;
}

const offspring = { AB: 412, ab: 408, Ab: 93, aB: 87 };
const offspringTotal = Object.values(offspring).reduce((total, count) => total + count, 0);
const recombination = 100 - (100 * (offspring.AB + offspring.ab)) / offspringTotal;

checkNumbers(paper, {
  "1": () => [(24 / 2) * 3, 24 / 2],
  "3": () => [50 * cellsAfter(2), 50],
  // X is the healthy and x the affected chromosome.
  "5": () => [percentOf("Yx", "Xx", "XY")],
  "6": () => {
    const roundGreen = (percentOf("Rr", "Rr", "rr") / 100) * (percentOf("yy", "Yy", "yy") / 100);
    return [480 * roundGreen];
  },
  "7": () => [(100 - 22 - 22) / 2],
  "12": () => [500 * (1 + (60 + 20) / 500 - (45 + 10) / 500)],
  "19": () => {
    const frequency = Math.sqrt(36 / 400);
    const dominant = 400 * (1 - frequency) ** 2;
    return [frequency, 400 - 36 - dominant];
  },
  "21": () => [32, 243].map((area) => 10 ** (Math.log10(20) + 0.2 * Math.log10(area))),
  "24 (c)": () => {
    const healthy = childrenOf("Aa", "Aa").filter((child) => child !== "aa");
    return [healthy.filter((child) => child === "Aa").length / healthy.length];
  },
  "27 (b)": () => [5 * cellsAfter(8)],
  "29 (c)": () => [percentOf("SS", "AS", "AS"), percentOf("AS", "AS", "AS")],
  "30 (c)": () => [growth(300, 0.4, 600), growth(540, 0.4, 600)],
  "31 (a)": () => [60 * cellsAfter(2)],
  "32 (a)": () => [offspringTotal / 4],
  "32 (b)": () => [recombination, recombination],
  "32 or (b)": () => [hybridPercent(4)],
  "33 or (a)": () => [21000 - (45 * 21000) / 100],
});
