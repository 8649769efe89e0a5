import { EDUCATION_LEVELS, type EducationLevelKey } from "@/lib/catalogue/education-levels";
import { isRegionalLanguage } from "../places/towns";
import type { State } from "../places/states";
import type { Random } from "../random";
import { subjectFacts } from "./subject-facts";
import { LOCAL_LANGUAGE, type Span, TEACHER_KINDS, type TeacherKind } from "./teacher-kinds";

export type ClassFormat = "online" | "offline" | "hybrid";

export type Offer = {
  readonly subject: string;
  readonly level: EducationLevelKey;
  readonly classes: readonly { readonly label: string; readonly grade: number }[];
  readonly format: ClassFormat;
};

/** What a mentor teaches. */
export type TeachingPlan = {
  readonly kind: TeacherKind;
  readonly subjects: readonly string[];
  readonly offers: readonly Offer[];
};

const MOST_OFFERS = 4;
const MOST_SUBJECTS = 5;

const overlaps = (a: Span, b: Span) => Math.max(a[0], b[0]) <= Math.min(a[1], b[1]);

/** Picks a kind of tutor that teaches the wanted subject, preferably as a main one. */
export function pickKind(random: Random, wanted?: string): TeacherKind {
  const core = wanted !== undefined && isRegionalLanguage(wanted) ? LOCAL_LANGUAGE : wanted;
  if (core === undefined) return random.weighted(TEACHER_KINDS, (kind) => kind.weight);
  const mainly = TEACHER_KINDS.filter((kind) => kind.core.includes(core));
  const fitting = mainly.length > 0 ? mainly : TEACHER_KINDS.filter((kind) => kind.extra.includes(core));
  return random.weighted(fitting, (kind) => kind.weight);
}

function pickSubjects(random: Random, kind: TeacherKind, state: State, span: Span, first?: string): string[] {
  // In a state without a language in the catalogue, language teachers teach Hindi.
  const languages = state.languages.length > 0 ? state.languages : ["Hindi"];
  const local = first !== undefined && languages.includes(first) ? first : random.pick(languages);
  const resolve = (subject: string) => (subject === LOCAL_LANGUAGE ? local : subject);
  const fits = (subject: string) => overlaps(subjectFacts(subject).grades, span);

  const core = random.sample(kind.core.map(resolve).filter(fits), random.int(...kind.coreCount));
  const extraCount = random.weighted([0, 1, 2], (count) => [45, 38, 17][count] ?? 0);
  const extra = random.sample(kind.extra.map(resolve).filter(fits), extraCount);
  const leading = first === undefined ? [] : [first];
  // A French teacher does not also teach German just because it was drawn.
  const keepsToFirst = first !== undefined && kind.coreCount[1] === 1 && kind.core.map(resolve).includes(first);
  const others = keepsToFirst ? [] : core;
  return [...new Set([...leading, ...others, ...extra])].slice(0, MOST_SUBJECTS);
}

function offersOf(random: Random, subject: string, span: Span, format: ClassFormat): Offer[] {
  const [lowest, highest] = subjectFacts(subject).grades;
  return EDUCATION_LEVELS.flatMap((level) => {
    const classes = level.classes.filter(
      ({ grade }) => grade >= Math.max(lowest, span[0]) && grade <= Math.min(highest, span[1]),
    );
    if (classes.length === 0) return [];
    // Some teach only part of the level, such as from Class 8 on.
    const kept = classes.length > 2 && random.chance(0.3) ? classes.slice(random.int(1, classes.length - 2)) : classes;
    return [{ subject, level: level.key, classes: kept, format }];
  });
}

/**
 * What a tutor of a kind teaches in a state: subjects that fit together, and classes in which each is really taught.
 * @param first a subject that must be among them
 */
export function pickTeachingPlan(
  random: Random,
  kind: TeacherKind,
  state: State,
  format: ClassFormat,
  first?: string,
): TeachingPlan {
  const needed =
    first === undefined ? kind.spans : kind.spans.filter((span) => overlaps(subjectFacts(first).grades, span));
  const span = random.pick(needed);
  const subjects = pickSubjects(random, kind, state, span, first);
  if (subjects.length === 0) return pickTeachingPlan(random, kind, state, format, first);

  const perSubject = subjects.map((subject) => {
    const own = format === "offline" || random.chance(0.8) ? format : "hybrid";
    return offersOf(random, subject, span, own);
  });
  // Offers every subject once before any subject for a second level.
  const ones = perSubject.map((offers) => random.pick(offers));
  const rest = perSubject.flat().filter((offer) => !ones.includes(offer));
  return { kind, subjects, offers: [...ones, ...random.sample(rest, rest.length)].slice(0, MOST_OFFERS) };
}
