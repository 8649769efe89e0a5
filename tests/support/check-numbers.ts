import { expect, test } from "vitest";
import { statedNumbers } from "@/lib/catalogue/practice-papers/paper-answers";
import type { PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";

/**
 * Compares the numbers that a paper's answers end with to numbers that the test computes from the question.
 * @param computed by the place of the task ("7", "21 or", "36 (b)"), all places with numbers
 * @param digits decimal places that have to agree
 */
export function checkNumbers(
  paper: PracticePaper,
  computed: Readonly<Record<string, () => readonly number[]>>,
  digits = 2,
): void {
  const stated = statedNumbers(paper);
  test("computes every stated number", () => expect(Object.keys(computed)).toEqual(Object.keys(stated)));
  test.each(Object.entries(computed))("question %s", (place, compute) => {
    const numbers = compute();
    expect(numbers.length, place).toBe(stated[place]?.length);
    for (const [position, number] of numbers.entries()) expect(number).toBeCloseTo(stated[place]![position]!, digits);
  });
}
