import type { ClassFormatKey } from "./public-mentor-profile";
import { teachingModeTexts, withinReach } from "./teaching-modes.messages";

export const REACH_KM = { min: 1, max: 50 } as const;

type TeachingFacts = {
  formats: readonly ClassFormatKey[];
  /** How far the mentor travels to a student, in km; null for not at all. */
  reachKm: number | null;
  hostsStudents: boolean;
};
export type TeachingModes = Record<keyof typeof teachingModeTexts, boolean>;

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });
const isOnline = (format: ClassFormatKey) => format !== "offline";
const isInPerson = (format: ClassFormatKey) => format !== "online";

/** Whether any class is held in person. */
export const lessonsInPerson = (formats: readonly ClassFormatKey[]): boolean => formats.some(isInPerson);

/**
 * How a mentor teaches: online depends on the class formats; in person also depends on who travels. `inPerson` alone
 * means that the mentor has not said where.
 */
export function teachingModes({ formats, reachKm, hostsStudents }: TeachingFacts): TeachingModes {
  const inPerson = lessonsInPerson(formats);
  return {
    online: formats.some(isOnline),
    atStudentHome: inPerson && reachKm !== null,
    atMentorPlace: inPerson && hostsStudents,
    inPerson: inPerson && reachKm === null && !hostsStudents,
  };
}

/** Whether a mentor offers classes in person without saying where. */
export const lacksPlaceInPerson = (facts: TeachingFacts): boolean => teachingModes(facts).inPerson;

/** "online", "at your home", "at the mentor's place" or "in person": the modes that apply, in this order. */
export function teachingModeWords(modes: TeachingModes): string[] {
  const keys = ["online", "atStudentHome", "atMentorPlace", "inPerson"] as const;
  return keys.filter((key) => modes[key]).map((key) => teachingModeTexts[key]);
}

/** "Online, at your home (within 8 km) or at the mentor's place"; empty without classes. */
export function teachingModesLine(facts: TeachingFacts): string {
  const modes = teachingModes(facts);
  const words = teachingModeWords(modes).map((word) =>
    word === teachingModeTexts.atStudentHome ? withinReach(word, facts.reachKm!) : word,
  );
  const line = anyOf.format(words);
  return line.charAt(0).toUpperCase() + line.slice(1);
}
