import type { CategoryId } from "@/lib/catalogue/categories";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import { DISTANCE_LIMITS_KM } from "./filters/distance";
import { WEEK_PARTS, type WeekPart } from "./free-times.rules";
import { nearestWord } from "./nearest-word.rules";

/** What a free text in the class box was understood as. */
export type ClassText = {
  category: CategoryId | null;
  grade: number | null;
  /** Every subject that the text names. */
  subjects: number[];
  /** The highest hourly fee, in whole units of the site's currency. */
  fee: number | null;
  /** In kilometres. */
  distance: number | null;
  /** When the visitor is free. */
  free: WeekPart[] | null;
  /** The id of the town that distances are measured from. */
  near: string | null;
  /** Set when a misspelled word was read as another one. */
  correction: { typed: string; understood: string } | null;
  /** Words that mean nothing here; with no other finding they may be a mentor's name. */
  unknown: string | null;
};

/** Finds the id of a town by its name; only by exactly that name, or also by a similar one. */
export type FindTown = (name: string, how: "exactly" | "similarly") => string | null;

/** A word ends where a space, a comma or the text does. Digits inside of code or markup are no class. */
const START = String.raw`(?<![^\s,;])`;
const END = String.raw`(?![^\s,;])`;
const words = (alternatives: string) => new RegExp(`${START}(?:${alternatives})${END}`);

/** A class in any of its usual spellings, each with the label that `gradeOfLabel` reads. */
const CLASS_PATTERNS: readonly { pattern: RegExp; label: (match: string) => string }[] = [
  { pattern: words("pre-?kg|nursery|[lu]kg"), label: (match) => match },
  {
    pattern: words(String.raw`(?:plus ?(?:2|two)|\+ ?2) (?:first|second|1st|2nd)(?: year)?`),
    label: (match) => match.replace("plus2", "plus 2"),
  },
  { pattern: words(String.raw`plus ?(?:1|one)|\+ ?1`), label: () => "plus 2 first year" },
  {
    pattern: words(String.raw`(?:class|grade|std|standard)[ .-]{0,2}(?:\d{1,2}(?:th|st|nd|rd)?|[ivx]{1,4})`),
    label: (match) => match.replace(/^([a-z]+?)[ .-]*(\d+|[ivx]+)(?:th|st|nd|rd)?$/, "class $2"),
  },
  { pattern: words(String.raw`-?\d{1,2}(?:th|st|nd|rd)?(?: (?:class|grade|std|standard))?`), label: (match) => match },
  { pattern: words("i{2,3}|iv|vi{1,3}|ix|xi{1,2}"), label: (match) => `class ${match}` },
  { pattern: /^[ivx]$/, label: (match) => `class ${match}` },
];

const OTHER_LEVEL_NAMES: readonly (readonly [string, CategoryId])[] = [
  ["kindergarden", "kindergarten"],
  ["kg", "kindergarten"],
  ["primary", "primaryschool"],
  ["secondary", "highschool"],
  ["plus two", "college"],
  ["plus 2", "college"],
  ["+2", "college"],
  ["+ 2", "college"],
];
const LEVEL_BY_NAME: ReadonlyMap<string, CategoryId> = new Map([
  ...EDUCATION_LEVELS.flatMap(({ title, key }) => [[title.toLowerCase(), key] as const, [key, key] as const]),
  ...OTHER_LEVEL_NAMES,
]);
const longestFirst = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length);
const LEVEL_PATTERN = words(
  longestFirst(LEVEL_BY_NAME.keys())
    .map((name) => name.replace("+", String.raw`\+`))
    .join("|"),
);

const SUBJECT_WORDS = SUBJECTS.flatMap((subject) => [subject.name, ...subject.aliases]);
/** The longest name of a subject has so many words. */
const MOST_WORDS = Math.max(...SUBJECT_WORDS.map((name) => name.split(" ").length));
/** Words that say what everybody looks for here. */
const FILLER = new Set(
  "a an the i we my me our for of in on at near around with and or to by from need want find looking best good tutor tutors tutoring teacher teachers mentor mentors tuition tuitions coaching lesson lessons class classes course courses subject subjects home student students".split(
    " ",
  ),
);
/** "under ₹600". Shorter numbers are classes. */
const FEE_PATTERN = words(String.raw`(?:under|below|up to|max) (?:₹ ?|rs\.? ?)?(\d{3,6})`);
const DISTANCE_PATTERN = words(String.raw`within (${DISTANCE_LIMITS_KM.join("|")}) ?km`);
/** "evening" of any day, or "monday evening". */
const PART_PATTERN = words(String.raw`(?:(mon|tues|wednes|thurs|fri|satur|sun)days? )?(morning|afternoon|evening)s?`);
const TOWN_PATTERN = / (?:in|near|at|around) (.+)$/;

/**
 * Reads the text of the class box: a class in any usual spelling ("Class 7", "IX", "+2", "LKG"), an education level,
 * subjects ("physics chemistry"), a town ("in Pune"), a fee ("under 600"), a
 * distance ("within 5 km"), a part of the week ("monday evening"), or several of them. A misspelled subject is taken as the most
 * similar one, and the answer says so.
 */
export function readClassText(text: string, findTown: FindTown = () => null): ClassText {
  const typed = text.trim().replace(/\s+/g, " ").toLowerCase();
  const { rest: asked, ...limits } = readLimits(typed);
  const nothing: ClassText = {
    category: null,
    grade: null,
    subjects: [],
    ...limits,
    near: null,
    correction: null,
    unknown: null,
  };
  const { grade, rest: withoutClass } = readClass(asked);
  const level = LEVEL_PATTERN.exec(withoutClass)?.[0];
  const result = { ...nothing, grade, category: level && grade === null ? LEVEL_BY_NAME.get(level)! : null };
  const { near, rest } = readTown(level ? cut(withoutClass, level) : withoutClass, findTown);

  const { subjects, unknown } = readSubjects(rest);
  if (unknown.length === 0) return { ...result, near, subjects };
  const left = unknown.join(" ");
  const town = near === null ? findTown(left, "exactly") : null;
  if (town !== null) return { ...result, near: town, subjects };
  const corrected = correct(rest, left, subjects);
  return corrected ? { ...result, near, ...corrected } : { ...result, near, subjects, unknown: left };
}

const cut = (text: string, part: string) => text.replace(part, " ").replace(/\s+/g, " ").trim();

/** The highest fee, the distance and the part of the week of a text. */
function readLimits(text: string): Pick<ClassText, "fee" | "distance" | "free"> & { rest: string } {
  const [feeText = "", amount] = FEE_PATTERN.exec(text) ?? [];
  const [distanceText = "", km] = DISTANCE_PATTERN.exec(text) ?? [];
  const [partText = "", day = "", part] = PART_PATTERN.exec(text) ?? [];
  const isAsked = ({ key }: { key: WeekPart }) => key.startsWith(day.slice(0, 3)) && key.endsWith(`-${part}`);
  return {
    fee: amount === undefined ? null : Number(amount),
    distance: km === undefined ? null : Number(km),
    free: part === undefined ? null : WEEK_PARTS.filter(isAsked).map(({ key }) => key),
    rest: [feeText, distanceText, partText].reduce(cut, text),
  };
}

function readClass(text: string): { grade: number | null; rest: string } {
  for (const { pattern, label } of CLASS_PATTERNS) {
    const match = pattern.exec(text)?.[0];
    const grade = match === undefined ? undefined : gradeOfLabel(label(match));
    if (match !== undefined && grade !== undefined) return { grade, rest: cut(text, match) };
  }
  return { grade: null, rest: text };
}

function readTown(text: string, findTown: FindTown): { near: string | null; rest: string } {
  const match = TOWN_PATTERN.exec(` ${text}`);
  const name = match?.[1];
  if (match === null || name === undefined || readSubjects(name).unknown.length === 0)
    return { near: null, rest: text };
  const near = findTown(name, "similarly");
  return near === null ? { near, rest: text } : { near, rest: ` ${text}`.slice(0, match.index).trim() };
}

/** The subjects of a text, longest names first, and the words that are neither a subject nor filler. */
function readSubjects(text: string): { subjects: number[]; unknown: string[] } {
  const whole = findSubject(text);
  if (whole) return { subjects: [whole.id], unknown: [] };
  const parts = text.split(/[\s,;&/+]+/).filter((part) => part !== "");
  const subjects = new Set<number>();
  const unknown: string[] = [];
  for (let at = 0; at < parts.length;) {
    const length = Array.from({ length: MOST_WORDS }, (_, index) => MOST_WORDS - index).find((count) =>
      findSubject(parts.slice(at, at + count).join(" ")),
    );
    if (length !== undefined) subjects.add(findSubject(parts.slice(at, at + length).join(" "))!.id);
    else if (!FILLER.has(parts[at]!)) unknown.push(parts[at]!);
    at += length ?? 1;
  }
  return { subjects: [...subjects], unknown };
}

/** Takes the unknown words, alone or together with the others ("computr science"), for the most similar subject. */
function correct(
  text: string,
  unknown: string,
  subjects: readonly number[],
): Pick<ClassText, "subjects" | "correction"> | null {
  const together = nearestWord(text, SUBJECT_WORDS);
  const isOneName = together?.includes(" ") && nearestWord(unknown, together.split(" ")) !== undefined;
  const near = isOneName ? together : nearestWord(unknown, SUBJECT_WORDS);
  if (near === undefined) return null;
  const understood = findSubject(near)!;
  return {
    subjects: isOneName ? [understood.id] : [...new Set([...subjects, understood.id])],
    correction: { typed: isOneName ? text : unknown, understood: understood.name },
  };
}
