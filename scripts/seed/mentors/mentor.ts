import { SUBJECTS } from "@/lib/catalogue/subjects";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { portraitHref } from "@/lib/links";
import { daysBefore } from "../calendar";
import { type Person, pickPerson } from "../people/people";
import type { Usernames } from "../people/usernames";
import { scatterHome } from "../places/scatter";
import { isRegionalLanguage, pickTown, placeName, type Town } from "../places/towns";
import { Random } from "../random";
import { type Experience, pickExperiences } from "../teaching/experiences";
import { pickQualifications, type Qualification } from "../teaching/qualifications";
import { type ClassFormat, pickKind, pickTeachingPlan, type TeachingPlan } from "../teaching/teaching-plan";
import { pickTerms, type TeachingTerms } from "../teaching/teaching-terms";
import { pickWeeklyHours } from "../teaching/weekly-hours";
import { aboutText } from "../texts/about-text";
import { homeAddress, mobileNumber } from "./contact";
import { pickPortrait } from "./portrait";

type Proficiency = "Beginner" | "Intermediate" | "Advanced";

/** All generated data of a mentor, except reviews. */
export type Mentor = {
  readonly mentorId: number;
  readonly userId: string;
  readonly person: Person;
  readonly username: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly about: string;
  readonly age: number;
  readonly mobileNumber: string;
  readonly address: string;
  readonly home: Coordinates | null;
  readonly town: Town;
  readonly placeName: string;
  readonly proficiency: Proficiency;
  readonly isVerified: boolean;
  readonly plan: TeachingPlan;
  readonly terms: TeachingTerms;
  /** As JSON. */
  readonly weeklyHours: string;
  readonly qualifications: readonly Qualification[];
  readonly experiences: readonly Experience[];
  readonly createdAt: Date;
};

const MENTOR_STREAM = 1;
const WITHOUT_POSITION = 0.06;
const YOUNGEST = 22;
const OLDEST = 64;
/** Every fourth mentor teaches the next subject, until each subject has four mentors. */
const TURN_LENGTH = 4;
const TURNS = 4;

function subjectInTurn(index: number): string | undefined {
  if (index % TURN_LENGTH !== 0 || index >= SUBJECTS.length * TURN_LENGTH * TURNS) return undefined;
  return SUBJECTS[(index / TURN_LENGTH) % SUBJECTS.length]?.name;
}

const proficiencyOf = (years: number): Proficiency =>
  years < 2 ? "Beginner" : years < 7 ? "Intermediate" : "Advanced";

function pickFormat(random: Random, hasPosition: boolean): ClassFormat {
  // Mentors without a place teach online.
  if (!hasPosition) return "online";
  return random.weighted(
    ["offline", "hybrid", "online"],
    (format) => ({ offline: 45, hybrid: 33, online: 22 })[format] ?? 0,
  ) as ClassFormat;
}

/**
 * Generates the mentor with a number, counted from 0, from the seed and the number; only the suffix of a taken username
 * depends on earlier mentors.
 */
export function makeMentor(seed: number, index: number, usernames: Usernames): Mentor {
  const random = new Random(seed, MENTOR_STREAM, index);
  const wanted = subjectInTurn(index);
  const town = pickTown(random, wanted !== undefined && isRegionalLanguage(wanted) ? wanted : undefined);
  const kind = pickKind(random, wanted);
  const person = pickPerson(random, town.state, kind.feminineShare);
  const home = random.chance(WITHOUT_POSITION) ? null : scatterHome(town, random);
  const plan = pickTeachingPlan(random, kind, town.state, pickFormat(random, home !== null), wanted);

  const age = Math.min(OLDEST, YOUNGEST + Math.floor(Math.abs(random.gaussian()) * 13));
  const years = Math.max(0, age - YOUNGEST - random.int(1, 6));
  const username = usernames.next(person.name);
  const mentor = {
    mentorId: index + 1,
    userId: random.uuid(),
    person,
    username,
    email: `${username}@example.${random.chance(0.6) ? "com" : "in"}`,
    avatar: random.chance(0.85) ? portraitHref(pickPortrait(random, person, age)) : null,
    about: aboutText(random, plan, town.name, years),
    age,
    mobileNumber: mobileNumber(random),
    address: homeAddress(random, placeName(town)),
    home,
    town,
    placeName: placeName(town),
    proficiency: proficiencyOf(years),
    isVerified: random.chance(years >= 3 ? 0.5 : 0.2),
    plan,
    weeklyHours: pickWeeklyHours(seed, index),
    qualifications: pickQualifications(random, plan, town.state, age),
    experiences: pickExperiences(random, plan, town, years),
    // The exponent makes many mentors new.
    createdAt: daysBefore(1 + random.float() ** 1.4 * 900),
  };
  const { about } = mentor;
  return { ...mentor, terms: pickTerms(seed, index, { town, community: person.community, years, plan, about }) };
}
