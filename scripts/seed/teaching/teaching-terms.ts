import type { BoardKey } from "@/lib/catalogue/boards";
import type { EducationLevelKey } from "@/lib/catalogue/education-levels";
import { LANGUAGE_KEYS, type LanguageKey } from "@/lib/catalogue/languages";
import { columnsOf, type FeeColumns, hourlyFloor } from "@/lib/domain/mentors/fee.rules";
import { site } from "@/lib/site";
import type { CommunityId } from "../people/communities";
import type { Town } from "../places/towns";
import { Random } from "../random";
import type { TeachingPlan } from "./teaching-plan";

/** A mentor's fees, languages, boards and places of lessons. */
export type TeachingTerms = {
  readonly languages: readonly LanguageKey[];
  readonly boards: readonly BoardKey[];
  readonly reachKm: number | null;
  readonly hostsStudents: boolean;
  readonly firstMeetingFee: number;
  /** One for each offer of the plan. */
  readonly fees: readonly FeeColumns[];
};

const TERMS_STREAM = 4;
const MOTHER_TONGUES: Readonly<Record<CommunityId, LanguageKey | null>> = {
  hindi: "hindi",
  muslim: "urdu",
  punjabi: "punjabi",
  bengali: "bengali",
  marathi: "marathi",
  gujarati: "gujarati",
  tamil: "tamil",
  telugu: "telugu",
  kannada: "kannada",
  malayali: "malayalam",
  odia: "odia",
  assamese: "assamese",
  kashmiri: "kashmiri",
  christian: null,
  northeast: null,
};
/** Communities whose members speak Hindi in lessons; of the others, only some do. */
const HINDI_COMMUNITIES: readonly CommunityId[] = ["hindi", "punjabi", "muslim"];

function pickLanguages(random: Random, town: Town, community: CommunityId): LanguageKey[] {
  const ofState = town.state.languages.map((name) => name.toLowerCase());
  const spoken = new Set<string | null>([MOTHER_TONGUES[community]]);
  if (random.chance(0.88)) spoken.add("english");
  if (random.chance(HINDI_COMMUNITIES.includes(community) || ofState.length === 0 ? 0.85 : 0.3)) spoken.add("hindi");
  for (const language of ofState) if (random.chance(0.6)) spoken.add(language);
  const languages = LANGUAGE_KEYS.filter((key) => spoken.has(key));
  return languages.length > 0 ? languages : ["english"];
}

/** Probability that a mentor of a level prepares for a board or exam. */
const BOARD_CHANCES: Readonly<Record<EducationLevelKey, Partial<Record<BoardKey, number>>>> = {
  kindergarten: {},
  primaryschool: { cbse: 0.65, state: 0.5, icse: 0.22, cambridge: 0.05, olympiads: 0.08 },
  highschool: {
    cbse: 0.7,
    state: 0.55,
    icse: 0.25,
    ib: 0.04,
    cambridge: 0.06,
    nios: 0.06,
    olympiads: 0.08,
    ntse: 0.06,
  },
  college: { cbse: 0.75, state: 0.6, icse: 0.15, ib: 0.05, cambridge: 0.04, nios: 0.06, cuet: 0.2 },
};
/** The same by subject, for classes 11 and 12. */
const EXAM_CHANCES: Readonly<Record<string, Partial<Record<BoardKey, number>>>> = {
  Mathematics: { jee: 0.5, nda: 0.12 },
  Physics: { jee: 0.5, neet: 0.4 },
  Chemistry: { jee: 0.4, neet: 0.45 },
  Biology: { neet: 0.65 },
  English: { clat: 0.12 },
  "Political Science": { clat: 0.2 },
};
const WITHOUT_BOARDS = ["nursery", "arts", "spoken-english", "mental-maths"];

function pickBoards(random: Random, { kind, offers }: TeachingPlan): BoardKey[] {
  if (WITHOUT_BOARDS.includes(kind.id)) return [];
  const boards = new Set<BoardKey>();
  for (const { level, subject } of offers) {
    const chances = { ...BOARD_CHANCES[level], ...(level === "college" ? EXAM_CHANCES[subject] : {}) };
    for (const [board, chance] of Object.entries(chances)) if (random.chance(chance)) boards.add(board as BoardKey);
  }
  return [...boards];
}

/** Usual hourly fee, in multiples of the currency's floor: the floor of INR is ₹50. */
const USUAL_HOUR: Readonly<Record<EducationLevelKey, number>> = {
  kindergarten: 4.5,
  primaryschool: 5.5,
  highschool: 8,
  college: 12,
};
const CITY = 2_000_000;
const LARGE_TOWN = 400_000;
const townFactor = ({ population }: Town) => (population > CITY ? 1.35 : population > LARGE_TOWN ? 1.05 : 0.75);
/** How many of a hundred mentors charge by the hour, by the month, or say "Ask". */
const PERIODS = [
  ["hour", 52],
  ["month", 36],
  [null, 12],
] as const;
const LESSON_LENGTHS = [45, 60, 60, 90] as const;

function pickFees(random: Random, town: Town, years: number, { offers }: TeachingPlan): FeeColumns[] {
  const per = random.weighted(PERIODS, ([, weight]) => weight)[0];
  const own = townFactor(town) * (1 + Math.min(years, 20) / 30) * Math.max(0.6, 1 + random.gaussian() * 0.2);
  const lessonsPerWeek = random.int(2, 5);
  const lessonMinutes = random.pick(LESSON_LENGTHS);
  return offers.map(({ level, format }) => {
    const floors = USUAL_HOUR[level] * own * (format === "online" ? 0.9 : 1);
    const hour = Math.max(2, Math.round(floors)) * hourlyFloor();
    if (per === null) return columnsOf(null);
    const none = { lessonsPerWeek: null, lessonMinutes: null };
    if (per === "hour") return columnsOf({ amount: hour, currency: site.currency, per, ...none });
    // Monthly fees have a discount per hour.
    const month = hour * 0.85 * lessonsPerWeek * (52 / 12) * (lessonMinutes / 60);
    const step = 2 * hourlyFloor();
    const amount = Math.round(month / step) * step;
    return columnsOf({ amount, currency: site.currency, per, lessonsPerWeek, lessonMinutes });
  });
}

type Terms = { town: Town; community: CommunityId; years: number; plan: TeachingPlan; about: string };

/**
 * The terms of the mentor with a number. They use a separate random stream, so that nothing else about a mentor depends
 * on them.
 */
export function pickTerms(seed: number, index: number, { town, community, years, plan, about }: Terms): TeachingTerms {
  const random = new Random(seed, TERMS_STREAM, index);
  const inPerson = plan.offers.some(({ format }) => format !== "online");
  // The generated terms match the mentor's own description.
  const travels = /\byour (home|place)\b|\bhome visits\b/.test(about) || random.chance(0.5);
  const hosts = /\bat mine\b|\bat home in\b/.test(about) || random.chance(0.5);
  const isFree = /\bfree conversation\b/.test(about) || random.chance(0.8);
  const reachKm = inPerson && travels ? random.int(3, 15) : null;
  return {
    languages: pickLanguages(random, town, community),
    boards: pickBoards(random, plan),
    reachKm,
    hostsStudents: inPerson && (reachKm === null || hosts),
    firstMeetingFee: isFree ? 0 : random.int(2, 4) * hourlyFloor(),
    fees: pickFees(random, town, years, plan),
  };
}
