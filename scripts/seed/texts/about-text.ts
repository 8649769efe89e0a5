import type { Random } from "../random";
import { subjectFacts } from "../teaching/subject-facts";
import type { TeachingPlan } from "../teaching/teaching-plan";
import { topicsOf } from "../teaching/topics";
import * as sentences from "./about-sentences";
import { capitalised, classRange, fillIn, joinWords, numberWord } from "./wording";

const LANGUAGE_KINDS = new Set([
  "local-language",
  "hindi-sanskrit",
  "foreign-language",
  "school-english",
  "spoken-english",
]);

function methodsFor(plan: TeachingPlan): readonly string[] {
  const kind = plan.kind.id;
  if (kind === "nursery") return sentences.METHODS_NURSERY;
  if (kind === "technology") return sentences.METHODS_TECHNOLOGY;
  if (kind === "arts") return sentences.METHODS_ARTS;
  if (LANGUAGE_KINDS.has(kind)) return sentences.METHODS_LANGUAGE;
  return plan.offers.every((offer) => offer.level === "college")
    ? sentences.METHODS_PLUS_TWO
    : sentences.METHODS_SCHOOL;
}

/** Whether schools examine the mentor's main subject; boards and class teachers matter only then. */
const isExamined = (plan: TeachingPlan) => plan.subjects.slice(0, 1).every((subject) => subjectFacts(subject).examined);

function practiceFor(plan: TeachingPlan): readonly string[] {
  const formats = new Set(plan.offers.map((offer) => offer.format));
  if (formats.size === 1 && formats.has("online")) {
    return isExamined(plan) ? sentences.PRACTICE_ONLINE : sentences.PRACTICE_ONLINE.slice(1);
  }
  if (formats.size === 1 && formats.has("offline")) return sentences.PRACTICE_HOME;
  return sentences.PRACTICE_BOTH;
}

/** Only plural topics fit a sentence like "when fractions cause trouble, we slow down and do them on paper". */
const isPlural = (topic: string) =>
  /^[a-zA-Z -]+[^s]s$/.test(topic) && !/^the |\b(and|for|with|physics|class|my)\b/.test(topic);

/** A mentor's description of their own lessons, in the first person. */
export function aboutText(random: Random, plan: TeachingPlan, townName: string, years: number): string {
  const grades = plan.offers.flatMap((offer) => offer.classes.map((entry) => entry.grade));
  const lowest = Math.min(...grades);
  const main = plan.subjects[0] ?? "English";
  const subject = subjectFacts(main).spoken;
  const offer = plan.offers.find((candidate) => candidate.subject === main) ?? plan.offers[0];
  const topics = offer ? topicsOf(offer.subject, random.pick(offer.classes).grade) : [];
  const plural = topics.filter(isPlural);
  const values = {
    subject,
    subjects: joinWords(plan.subjects.slice(0, 3).map((name) => subjectFacts(name).spoken)),
    article: /^[aeiou]/i.test(subject) ? "an" : "a",
    classes: classRange(lowest, Math.max(...grades)),
    pupils: lowest >= 11 ? "students" : lowest >= 6 ? "pupils" : "children",
    town: townName,
    years: numberWord(years),
    Years: capitalised(numberWord(years)),
    topic: plural.length > 0 ? random.pick(plural) : "",
  };
  const usable = methodsFor(plan).filter((sentence) => values.topic !== "" || !sentence.includes("{topic}"));

  const opening = random.pick(years >= 2 ? sentences.OPENINGS_EXPERIENCED : sentences.OPENINGS_NEW);
  const methods = random.sample(usable, random.int(1, 2));
  const practice = random.pick(practiceFor(plan));
  const closing = random.chance(0.75)
    ? [random.pick(isExamined(plan) ? [...sentences.CLOSINGS, ...sentences.CLOSINGS_SCHOOL] : sentences.CLOSINGS)]
    : [];
  return [opening, ...methods, practice, ...closing].map((sentence) => fillIn(sentence, values)).join(" ");
}
