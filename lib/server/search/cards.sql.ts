import "server-only";
import type { SearchCursor } from "@/lib/domain/search/cursor.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type Coordinates, distanceKm, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { type FeeColumns, feeOf } from "@/lib/domain/mentors/fee.rules";
import type { ClassFormatKey } from "@/lib/domain/mentors/public-mentor-profile";
import { teachingModes } from "@/lib/domain/mentors/teaching-modes.rules";
import { maskCards } from "@/lib/server/flags/mask-texts";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Question } from "./plan";
import { keyOf, orderBy, pageOf } from "./rows.sql";

/** A card's row with its cursor; the rating is 0 without reviews. */
export type ListedMentorRow = Omit<ListedMentor, "rating" | "distanceKm" | "modes" | "classesOffered"> & {
  rating: number;
  reachKm: number | null;
  hostsStudents: boolean;
  classesOffered: (FeeColumns & { subject: string; specificClasses: string[]; format: ClassFormatKey })[];
  cursorId: number;
  cursorKey: SearchCursor["key"];
  /** Rows that matched before the limit; null when not counted. */
  total: number | null;
};

/**
 * Adds a card's data to the rows of a page. The first page's statement is prepared once per connection.
 * @param rows selects `mentor_id` and `total` in order
 */
export function cardsSql(
  rows: Prisma.Sql,
  { sort, viewer }: Pick<Question, "sort" | "viewer">,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Prisma.Sql {
  const key = keyOf(sort, viewer, "l.");
  return Prisma.sql`${offset === 0 ? Prisma.raw("/* named: listing */") : Prisma.empty}
    select u.id, u.username, u.name, coalesce(u.avatar_small, u.avatar) as avatar, p.proficiency::text,
      p.is_verified as "isMentorVerified", p.subjects, p.place_name as town, p.reach_km as "reachKm",
      p.hosts_students as "hostsStudents", l.rating, l.review_count as "reviewCount", l.latitude, l.longitude,
      l.mentor_id as "cursorId", ${key} as "cursorKey", page.total,
      coalesce((
        select json_agg(json_build_object('subject', c.subject, 'specificClasses', c.specific_classes, 'format', c.format,
          'feeAmount', c.fee_amount, 'feePeriod', c.fee_period, 'lessonsPerWeek', c.lessons_per_week,
          'lessonMinutes', c.lesson_minutes) order by c.position, c.id)
        from class_offered c where c.mentor_id = p.id
      ), '[]') as "classesOffered"
    from ${pageOf(rows, limit, offset)}
    join mentor_listing l on l.mentor_id = page.mentor_id
    join mentor_profile p on p.id = page.mentor_id
    join user_account u on u.id = p.user_id
    ${orderBy(sort, key, "l.")}`;
}

/** The cards of rows, as the public reads them. */
export function toListedMentors(rows: readonly ListedMentorRow[], viewer: Coordinates | null): Promise<ListedMentor[]> {
  return maskCards(rows.map((row) => toListedMentor(row, viewer)));
}

/** Builds the card's data field by field, so that a new column stays private. */
function toListedMentor(row: ListedMentorRow, viewer: Coordinates | null): ListedMentor {
  const place = { latitude: row.latitude, longitude: row.longitude };
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    avatar: row.avatar,
    proficiency: row.proficiency,
    isMentorVerified: row.isMentorVerified,
    subjects: row.subjects,
    classesOffered: row.classesOffered.map(({ subject, specificClasses, ...fee }) => ({
      subject,
      specificClasses,
      fee: feeOf(fee),
    })),
    modes: teachingModes({
      formats: row.classesOffered.map(({ format }) => format),
      reachKm: row.reachKm,
      hostsStudents: row.hostsStudents,
    }),
    rating: row.reviewCount === 0 ? null : row.rating,
    reviewCount: row.reviewCount,
    latitude: row.latitude,
    longitude: row.longitude,
    town: row.town,
    distanceKm: viewer && isValidCoordinates(place) ? distanceKm(viewer, place) : null,
  };
}
