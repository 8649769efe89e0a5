import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject } from "@/lib/catalogue/subjects";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { cardMessages } from "./card.messages";
import { feesText, feeText } from "./fee.rules";
import { gradeMask, gradeOfLabel, gradesOfMask } from "./grade.rules";

type Offers = Pick<ListedMentor, "classesOffered">;
const NAMES = new Map(EDUCATION_LEVELS.flatMap(({ classes }) => classes).map(({ grade, label }) => [grade, label]));
const isNumbered = (grade: number) => NAMES.get(grade)!.startsWith("Class ");

/** Consecutive grades with the same kind of name, first and last. */
function runsOf(grades: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const grade of grades) {
    const run = runs.at(-1);
    if (run?.[1] === grade - 1 && isNumbered(run[1]) === isNumbered(grade)) run[1] = grade;
    else runs.push([grade, grade]);
  }
  return runs;
}

/** "Classes 6–10", "LKG–UKG, Class 3": the classes of all offers. */
export function classesLine({ classesOffered }: Offers): string {
  const grades = classesOffered.flatMap(({ specificClasses }) => specificClasses.flatMap((l) => gradeOfLabel(l) ?? []));
  return runsOf(gradesOfMask(gradeMask(grades)))
    .map(([first, last]) => {
      const name = NAMES.get(first)!;
      if (first === last) return name;
      return isNumbered(first) ? cardMessages.classes(first, last) : cardMessages.fromTo(name, NAMES.get(last)!);
    })
    .join(", ");
}

/** The topic of a list: a subject by its name, a class by its grade. */
export type Asked = { subject?: string; grade?: number | null };

/** "₹500 an hour" for the requested subject and grade, otherwise what all classes cost, "from ₹300 an hour". */
export function feeLine({ classesOffered }: Offers, { subject, grade }: Asked): string {
  const asked = classesOffered.find(
    (offer) =>
      findSubject(offer.subject)?.name === subject &&
      offer.specificClasses.some((label) => gradeOfLabel(label) === grade),
  );
  if (subject !== undefined && asked) return feeText(asked.fee);
  return feesText(classesOffered.map(({ fee }) => fee));
}
