import { TECHNOLOGY_SUBJECT_NAMES } from "@/lib/catalogue/categories";
import { gradesOfLevel } from "@/lib/catalogue/education-levels";
import { findSubject } from "@/lib/catalogue/subjects";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { type Availability, availabilitySchema } from "@/lib/domain/meetings/availability.schema";
import { freeSlots } from "@/lib/domain/meetings/slots.rules";
import { type Coordinates, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { plainParts } from "./plain-hours";

/** The expected result of a search, computed from the profile tables instead of the search rows. */
export type PlainMentor = {
  id: string;
  rowId: number;
  name: string;
  subjectIds: number[];
  grades: number[];
  /** The offered subjects, each with the grades of its offer. */
  offers: { subjectId: number; grades: number[] }[];
  formats: string[];
  /** Hourly fee of each class with a fee, in the smallest unit. */
  hourlyFees: number[];
  languages: string[];
  boards: string[];
  reachKm: number | null;
  hostsStudents: boolean;
  /** Null where nobody can book. */
  hours: Availability | null;
  /** Whether a slot starts today or on one of the next six days, in UTC. */
  isFreeSoon: boolean;
  ratings: number[];
  /** The public place. */
  place: Coordinates | null;
};

/** Reads every listed mentor from the profile tables. */
export async function plainMentors(): Promise<PlainMentor[]> {
  const rows = await prisma.mentorProfile.findMany({
    where: { listing: { isNot: null } },
    include: {
      user: true,
      classesOffered: true,
      availability: true,
      meetings: true,
      reviews: { select: { rating: true } },
      listing: true,
    },
  });
  return rows.map((row) => ({
    id: row.userId,
    rowId: row.id,
    name: row.user.name,
    subjectIds: [...row.subjects, ...row.classesOffered.map((offer) => offer.subject)].map(
      (name) => findSubject(name)!.id,
    ),
    grades: row.classesOffered.flatMap((offer) => offer.specificClasses).map((label) => gradeOfLabel(label)!),
    offers: row.classesOffered.map(({ subject, specificClasses }) => ({
      subjectId: findSubject(subject)!.id,
      grades: specificClasses.map((label) => gradeOfLabel(label)!),
    })),
    formats: row.classesOffered.map(({ format }) => format),
    hourlyFees: row.classesOffered.flatMap(({ feeAmount: amount, lessonsPerWeek, lessonMinutes }) => {
      if (amount === null) return [];
      if (lessonsPerWeek === null) return [amount];
      return [Math.round((amount * 12 * 60) / (52 * lessonsPerWeek * lessonMinutes!))];
    }),
    languages: row.languages,
    boards: row.boards,
    reachKm: row.reachKm,
    hostsStudents: row.hostsStudents,
    ...hoursOf(row),
    ratings: row.reviews.map((review) => review.rating),
    place:
      row.listing!.latitude === null ? null : { latitude: row.listing!.latitude, longitude: row.listing!.longitude! },
  }));
}

type Booked = { startsAt: Date | null; endsAt: Date | null; status: string };

function hoursOf({ availability, meetings }: { availability: unknown; meetings: readonly Booked[] }) {
  if (availability === null) return { hours: null, isFreeSoon: false };
  const hours = availabilitySchema.parse(availability);
  const isOpen = ({ status }: Booked) => status === "pending" || status === "confirmed";
  const mentorBusy = meetings.flatMap((one) =>
    isOpen(one) && one.startsAt && one.endsAt ? [{ startsAt: one.startsAt, endsAt: one.endsAt }] : [],
  );
  const now = new Date();
  const to = new Date(now);
  to.setUTCHours(7 * 24, 0, 0, 0);
  return { hours, isFreeSoon: freeSlots({ availability: hours, mentorBusy, now, from: now, to }).length > 0 };
}

export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Whether a mentor matches a filter. */
export function plainlyMatches(
  mentor: PlainMentor,
  filter: Omit<ListingFilter, "sort">,
  viewer: Coordinates | null,
): boolean {
  const { category, subject, grade, distance: limit } = filter;
  const technology = TECHNOLOGY_SUBJECT_NAMES.map((name) => findSubject(name)!.id);
  const subjects = [
    ...(subject === null ? [] : [[subject].flat()]),
    ...(category === "technology" ? [technology] : []),
  ];
  const classes = [
    ...(grade === null ? [] : [[grade]]),
    ...(category === "all" || category === "technology" ? [] : [gradesOfLevel(category)]),
  ];
  const isOneOf = (wanted: number[]) => (id: number) => wanted.includes(id);
  if (!subjects.every((wanted) => mentor.subjectIds.some(isOneOf(wanted)))) return false;
  if (!classes.every((wanted) => mentor.grades.some(isOneOf(wanted)))) return false;
  // Each requested subject must be offered for each requested class.
  const isOffered = (wanted: number[], grades: number[]) =>
    mentor.offers.some((offer) => wanted.includes(offer.subjectId) && offer.grades.some(isOneOf(grades)));
  if (!subjects.every((wanted) => classes.every((grades) => isOffered(wanted, grades)))) return false;
  const { formats, hourlyFees, languages, boards, reachKm, hostsStudents, place } = mentor;
  const km = viewer && place ? distanceKm(viewer, place) : Infinity;
  const isInPerson = formats.some((one) => one !== "online");
  if (filter.format === "online" && formats.every((one) => one === "offline")) return false;
  if (filter.format === "place" && !(isInPerson && hostsStudents)) return false;
  if (filter.format === "home" && !(isInPerson && reachKm !== null && km <= reachKm)) return false;
  if (filter.fee !== null && !(Math.min(...hourlyFees) <= filter.fee * 100)) return false;
  if (filter.language !== null && !languages.includes(filter.language)) return false;
  if (filter.board !== null && !boards.includes(filter.board)) return false;
  if (filter.free && !filter.free.some((part) => plainParts(mentor.hours, filter.timeZone).has(part))) return false;
  if (filter.soon && !mentor.isFreeSoon) return false;
  return limit === null || km <= limit;
}
