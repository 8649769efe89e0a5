import pg from "pg";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import {
  LEVEL_GRADE_MASK,
  subjectIdsOfMask,
  subjectMask,
  TECHNOLOGY_SUBJECT_MASK,
} from "@/lib/domain/search/tokens.rules";
import { defaultSort, type SortKey } from "@/lib/domain/search/sorts";
import { gradeMask } from "@/lib/domain/mentors/grade.rules";
import { distanceKm } from "@/lib/domain/places/coordinates.rules";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { plainParts } from "@/tests/support/plain-hours";
import type { MentorSearch } from "@/lib/server/search/search-mentors";

/** What of a mentor's hours is compared. */
type Hours = Pick<Availability, "weeklyHours" | "timeZone" | "isPaused">;
type Row = {
  id: string;
  mentorId: number;
  nameRank: number;
  ratingSum: number;
  reviewCount: number;
  gradeMask: number;
  /** Subjects 0 to 30, and those from 31 on: a million BigInts would be slow. */
  lowSubjects: number;
  highSubjects: number;
  /** Each offer as the id of its subject and the mask of its grades. */
  offers: readonly (readonly [subject: number, grades: number])[];
  /** Online 1, at the student's home 2, at the mentor's place 4. */
  modes: number;
  reachKm: number;
  /** Infinity for "Ask". */
  fee: number;
  hours: Hours | null;
  languages: readonly string[];
  boards: readonly string[];
  latitude: number | null;
  longitude: number | null;
};
type Answer = { ids: string[]; total: number; totalIsCapped: boolean };

const BATCH = 20_000;
const EXACT_TOTAL_LIMIT = 1000;
/** SQL compares angles and this compares kilometres, so distances this close count as equal. */
const ROUNDING_KM = 1e-6;

/** All search rows in memory. */
export type BruteForce = {
  /** How the first page of a search differs from a brute-force scan; null when it does not. */
  faultOf(search: MentorSearch, answer: Answer): string | null;
};

type Offer = [subject: string, classes: string[]];

const gradeOf = new Map(
  EDUCATION_LEVELS.flatMap(({ classes }) => classes).map(({ label, grade }) => [label, gradeMask([grade])]),
);
const subjectOf = new Map(SUBJECTS.map(({ name, id }) => [name, id]));

/** An offer of the seed, which names subjects and classes as the catalogue does. */
function numbersOf([subject, classes]: Offer): [number, number] {
  return [subjectOf.get(subject)!, classes.reduce((mask, label) => mask | gradeOf.get(label)!, 0)];
}

const hoursByText = new Map<string, Hours>();
/** The same object for the same hours, because a million copies would not fit. */
function sharedHours(hours: Hours | null): Hours | null {
  if (hours === null) return null;
  const text = JSON.stringify(hours);
  const shared = hoursByText.get(text) ?? hours;
  hoursByText.set(text, shared);
  return shared;
}
const hasHours = ({ weeklyHours, isPaused }: Hours) =>
  !isPaused && Object.values(weeklyHours).some((ranges) => ranges.length > 0);
/** Which hours meet the filters of times. Mentors of the seed have no exceptions, and far too few bookings to matter. */
function hoursTest({ free, soon, timeZone }: ListingFilter): (hours: Hours) => boolean {
  const known = new Map<Hours, boolean>();
  return (hours) => {
    const meets =
      known.get(hours) ??
      ((!soon || hasHours(hours)) && (!free || free.some((part) => plainParts(hours, timeZone).has(part))));
    known.set(hours, meets);
    return meets;
  };
}

/** Reads all search rows. Replaces names by their rank in the database's collation. */
export async function readAllRows(databaseUrl: string): Promise<BruteForce> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows: Row[] = [];
  await client.query(`begin read only; declare everybody no scroll cursor for
    select p.user_id as id, l.mentor_id as "mentorId", rank() over (order by l.name)::int as "nameRank", l.rating_sum as "ratingSum",
      case when a.mentor_id is not null then json_build_object('weeklyHours', a.weekly_hours, 'timeZone', a.time_zone, 'isPaused', a.is_paused) end as hours,
      offered.offers, coalesce(offered.fee, 'Infinity')::float8 as fee, p.languages, p.boards, coalesce(p.reach_km, -1)::int as "reachKm",
      offered.online::int + 2 * (offered."inPerson" and p.reach_km is not null)::int + 4 * (offered."inPerson" and p.hosts_students)::int as modes,
      l.review_count as "reviewCount", l.grade_mask as "gradeMask", (l.subject_mask & 2147483647)::int as "lowSubjects", (l.subject_mask >> 31)::int as "highSubjects", l.latitude, l.longitude
    from mentor_listing l join mentor_profile p on p.id = l.mentor_id left join availability a on a.mentor_id = l.mentor_id cross join lateral (
      select json_agg(json_build_array(c.subject, c.specific_classes)) as offers,
        bool_or(c.format <> 'offline') as online, bool_or(c.format <> 'online') as "inPerson",
        min(case when c.fee_period = 'month' then round(c.fee_amount::numeric * 12 * 60 / (52 * c.lessons_per_week * c.lesson_minutes)) else c.fee_amount end) as fee
      from class_offered c where c.mentor_id = l.mentor_id
    ) offered`);
  for (;;) {
    const { rows: batch } = await client.query<Omit<Row, "offers"> & { offers: Offer[] | null }>(
      `fetch ${BATCH} from everybody`,
    );
    if (batch.length === 0) break;
    for (const { offers, hours, ...row } of batch)
      rows.push({ ...row, hours: sharedHours(hours), offers: (offers ?? []).map(numbersOf) });
  }
  await client.end();
  return { faultOf: (search, answer) => faultOf(rows, search, answer) };
}

type Found = { row: Row; km: number };

const LOW_BITS = 0x7fffffffn;
const halves = (mask: bigint) => [Number(mask & LOW_BITS), Number(mask >> 31n)] as const;

/** The conditions for each row. */
function testsOf(filter: ListingFilter) {
  const { category, subject, grade, distance: limit, format, fee, language, board } = filter;
  return {
    subjects: [
      ...(subject === null ? [] : [subjectMask([subject].flat())]),
      ...(category === "technology" ? [TECHNOLOGY_SUBJECT_MASK] : []),
    ].map((mask) => ({ halves: halves(mask), ids: subjectIdsOfMask(mask) })),
    grades: [
      ...(grade === null ? [] : [gradeMask([grade])]),
      ...(category === "all" || category === "technology" ? [] : [LEVEL_GRADE_MASK[category]]),
    ],
    limit: limit ?? Infinity,
    mode: format && { online: 1, home: 2, place: 4 }[format],
    isWithinReach: format === "home",
    fee: fee === null ? null : fee * 100,
    language,
    board,
    meetsHours: hoursTest(filter),
  };
}

type Tests = ReturnType<typeof testsOf>;

function isMatch(row: Row, { subjects, grades, mode, fee, language, board, meetsHours }: Tests): boolean {
  if ((mode !== null && (row.modes & mode) === 0) || (fee !== null && row.fee > fee)) return false;
  if (language !== null && !row.languages.includes(language)) return false;
  if (board !== null && !row.boards.includes(board)) return false;
  if (row.hours === null || !meetsHours(row.hours)) return false;
  for (const { halves } of subjects)
    if ((row.lowSubjects & halves[0]) === 0 && (row.highSubjects & halves[1]) === 0) return false;
  for (const mask of grades) if ((row.gradeMask & mask) === 0) return false;
  for (const { ids } of subjects)
    for (const mask of grades)
      if (!row.offers.some(([subject, classes]) => ids.includes(subject) && (classes & mask) !== 0)) return false;
  return true;
}

const average = ({ ratingSum, reviewCount }: Row) => (reviewCount === 0 ? 0 : ratingSum / reviewCount);
const ORDERS: Record<SortKey, (a: Found, b: Found) => number> = {
  recommended: (a, b) => b.row.ratingSum - a.row.ratingSum || b.row.mentorId - a.row.mentorId,
  rating: (a, b) => average(b.row) - average(a.row) || b.row.mentorId - a.row.mentorId,
  reviews: (a, b) => b.row.reviewCount - a.row.reviewCount || b.row.mentorId - a.row.mentorId,
  nameAsc: (a, b) => a.row.nameRank - b.row.nameRank || a.row.mentorId - b.row.mentorId,
  nameDesc: (a, b) => b.row.nameRank - a.row.nameRank || b.row.mentorId - a.row.mentorId,
  distance: (a, b) => (a.km === b.km ? a.row.mentorId - b.row.mentorId : a.km - b.km),
};

/** The first rows of an order, without sorting a million. */
function firstOf(found: readonly Found[], count: number, order: (a: Found, b: Found) => number): Found[] {
  const first: Found[] = [];
  for (const one of found) {
    if (first.length === count && order(one, first.at(-1)!) >= 0) continue;
    const place = first.findIndex((other) => order(one, other) < 0);
    first.splice(place === -1 ? first.length : place, 0, one);
    first.length = Math.min(first.length, count);
  }
  return first;
}

function faultOf(rows: readonly Row[], { filter, viewer, pageSize }: MentorSearch, answer: Answer) {
  const sort = filter.sort ?? defaultSort(viewer !== null);
  const isFar = viewer !== null && (sort === "distance" || filter.distance !== null || filter.format === "home");
  const tests = testsOf(filter);
  const found: Found[] = [];
  for (const row of rows) {
    if (!isMatch(row, tests)) continue;
    const { latitude, longitude } = row;
    const km = !isFar || latitude === null ? Infinity : distanceKm(viewer, { latitude, longitude: longitude! });
    if (km <= tests.limit && !(tests.isWithinReach && km > row.reachKm)) found.push({ row, km });
  }
  const total = Math.min(found.length, EXACT_TOTAL_LIMIT);
  if (answer.total !== total || answer.totalIsCapped !== found.length > EXACT_TOTAL_LIMIT)
    return `the total is ${answer.total}${answer.totalIsCapped ? "+" : ""}, and ${found.length} match`;
  const wanted = firstOf(found, pageSize, ORDERS[sort]);
  const kmOf = new Map(found.flatMap(({ row, km }) => (answer.ids.includes(row.id) ? [[row.id, km]] : [])));
  const isRight =
    wanted.length === answer.ids.length &&
    wanted.every(({ row, km }, index) => {
      const id = answer.ids[index]!;
      return row.id === id || (sort === "distance" && Math.abs(kmOf.get(id)! - km) < ROUNDING_KM);
    });
  return isRight ? null : `the page is ${answer.ids.join(" ")} instead of ${wanted.map(({ row }) => row.id).join(" ")}`;
}
