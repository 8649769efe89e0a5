import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";

const LABELS = new Map(
  EDUCATION_LEVELS.flatMap((level) => level.classes.map(({ grade, label }) => [grade, label] as const)),
);
const SMALL_NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "two", "twelve", "13". */
export function numberWord(value: number): string {
  return SMALL_NUMBERS[value] ?? String(value);
}

/** "a, b and c". */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The class of one pupil in the middle of a sentence: "UKG", "Class 7", "plus two first year". */
export function classInSentence(grade: number): string {
  if (grade === 11) return "plus two first year";
  if (grade === 12) return "plus two second year";
  return LABELS.get(grade) ?? "";
}

/** All classes from the lowest to the highest: "LKG and UKG", "Classes 6 to 10", "Class 9 to plus two", "both plus two years". */
export function classRange(lowest: number, highest: number): string {
  if (lowest === highest) return highest > 10 ? `the ${classInSentence(highest)}` : classInSentence(highest);
  if (lowest === 11) return "both plus two years";
  if (highest > 10) return `${classInSentence(lowest)} to plus two`;
  if (lowest >= 1) return `Classes ${lowest} ${highest === lowest + 1 ? "and" : "to"} ${highest}`;
  return `${classInSentence(lowest)} ${highest === lowest + 1 ? "and" : "to"} ${classInSentence(highest)}`;
}

/** Fills the {placeholders} of a sentence. @throws Error for a missing value, which is a bug in the seed */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`Nothing to put for {${key}} in "${sentence}".`);
    return value;
  });
}

/** A sentence with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
