import { checkNumbers } from "@/tests/support/check-numbers";
import { paper } from "./biology-2";

/** Joins every gamete of one parent with every gamete of the other. */
const cross = (mother: readonly string[], father: readonly string[]) =>
  mother.flatMap((one) => father.map((other) => one + other));

const shareOf = (children: readonly string[], test: (child: string) => boolean) =>
  children.filter(test).length / children.length;

const chillies = cross(["PH", "Ph", "pH", "ph"], ["PH", "Ph", "pH", "ph"]);
const chilliCount = 278 + 94 + 91 + 33;

const codons = ["U", "C", "A", "G"].flatMap((one) =>
  ["U", "C", "A", "G"].flatMap((two) => ["U", "C", "A", "G"].map((three) => one + two + three)),
);

checkNumbers(paper, {
  // Group A: an allele A and no allele B.
  "5": () => [100 * shareOf(cross(["A", "i"], ["A", "B"]), (child) => child.includes("A") && !child.includes("B"))],
  // Ten base pairs make a turn of 3.4 nm.
  "7": () => [((5e6 / 10) * 3.4) / 1e6],
  "8": () => [(306 - 3) / 3],
  "18": () => {
    const plants = cross(["R", "r"], ["R", "r"]);
    return [
      200 * shareOf(plants, (plant) => plant === "RR"),
      200 * shareOf(plants, (plant) => plant === "Rr" || plant === "rR"),
      200 * shareOf(plants, (plant) => plant === "rr"),
    ];
  },
  // The daughter has the affected h from her father and a healthy X; her sons get one of them and the Y.
  "24": () => [100 * shareOf(cross(["h", "X"], ["Y"]), (son) => son.includes("h"))],
  "29 (c)": () => [
    chilliCount * shareOf(chillies, (plant) => plant === "phph"),
    chilliCount * shareOf(chillies, (plant) => plant === "PHPH"),
  ],
  "30 (c)": () => [5200 / 400, 468 / 52],
  // A seed takes one ovule, a meiosis each, and one pollen grain, a quarter of a meiosis each.
  "31 (b)": () => [200 * (1 + 1 / 4)],
  "32 or (c)": () => [codons.filter((codon) => !["UAA", "UAG", "UGA"].includes(codon)).length],
});
