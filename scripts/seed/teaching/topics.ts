import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { TOPICS_BEYOND_SCHOOL } from "./topics-beyond";
import { SCHOOL_TOPICS } from "./topics-school";

type Topic = { readonly name: string; readonly lowest: number; readonly highest: number };

function parseTopic(text: string): Topic {
  const [, name = "", from, to] = /^(.*?)(?: \((?:(\d+)\+|-(\d+))\))?$/.exec(text.trim()) ?? [];
  return {
    name,
    lowest: from === undefined ? -Infinity : Number(from),
    highest: to === undefined ? Infinity : Number(to),
  };
}

/** Topic names by subject and grade, cached so that each of a million reviews costs one look-up. */
const TOPICS = new Map<string, readonly string[]>();
for (const [subject, lines] of Object.entries({ ...SCHOOL_TOPICS, ...TOPICS_BEYOND_SCHOOL })) {
  for (const level of EDUCATION_LEVELS) {
    const topics = (lines[level.key] ?? "")
      .split("|")
      .map(parseTopic)
      .filter((topic) => topic.name !== "");
    for (const { grade } of level.classes) {
      const fitting = topics.filter((topic) => topic.lowest <= grade && topic.highest >= grade);
      if (fitting.length > 0)
        TOPICS.set(
          `${subject}/${grade}`,
          fitting.map((topic) => topic.name),
        );
    }
  }
}

/** The topics of a subject in a grade; every subject has topics for each grade in which it is offered. */
export function topicsOf(subject: string, grade: number): readonly string[] {
  const topics = TOPICS.get(`${subject}/${grade}`);
  if (!topics) throw new Error(`The seed has no topics for ${subject} in grade ${grade}.`);
  return topics;
}
