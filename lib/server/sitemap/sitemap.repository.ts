import "server-only";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { mentorIdsOfPart } from "@/lib/domain/sitemap/sitemap.rules";
import { TUTORS_TO_BE_INDEXED } from "@/lib/domain/tutors/tutor-area.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { Prisma } from "@/prisma/generated/prisma/client";

type MentorPart = { number: number; changedAt: Date };
type MentorPage = { username: string; changedAt: Date };

/** Ids per query, so that the database driver never has a whole part in memory. */
const IDS_PER_QUERY = 5_000;

/**
 * The parts with listed mentors, with the newest change in each; a mentor's departure counts, since it changed the
 * part. Skips from part to part in the index, so the cost grows with the number of parts only.
 */
export async function listMentorParts(): Promise<MentorPart[]> {
  const parts = await prisma.$queryRaw<MentorPart[]>(Prisma.sql`
    with recursive part as (
      select min(sitemap_part) as number from mentor_page
      union all
      select (select min(sitemap_part) from mentor_page where sitemap_part > part.number) from part where part.number is not null
    )
    select number, (select max(changed_at) from mentor_page where sitemap_part = number) as "changedAt"
    from part where number is not null order by number`);
  const hasMentors = await Promise.all(parts.map(({ number }) => isAnybodyListed(number)));
  return parts.filter((_, index) => hasMentors[index]);
}

async function isAnybodyListed(part: number): Promise<boolean> {
  const { first, last } = mentorIdsOfPart(part);
  const listed = await prisma.mentorListing.findFirst({
    where: { mentorId: { gte: first, lte: last } },
    select: { mentorId: true },
  });
  return listed !== null;
}

/** The listed mentors of a part in id order, a few thousand at a time. */
export async function* listMentorPart(part: number): AsyncGenerator<MentorPage[]> {
  const { first, last } = mentorIdsOfPart(part);
  for (let from = first; from <= last; from += IDS_PER_QUERY) {
    yield await findMentorPages(from, Math.min(from + IDS_PER_QUERY - 1, last));
  }
}

/** Reads the same id range of each table; `offset 0` makes the planner look up accounts one by one. */
function findMentorPages(from: number, to: number): Promise<MentorPage[]> {
  return prisma.$queryRaw(Prisma.sql`
    select u.username, g.changed_at as "changedAt"
    from mentor_listing l
    join mentor_page g on g.mentor_id = l.mentor_id and g.mentor_id between ${from} and ${to}
    join mentor_profile p on p.id = l.mentor_id and p.id between ${from} and ${to}
    cross join lateral (select username from user_account where id = p.user_id offset 0) u
    where l.mentor_id between ${from} and ${to}
    order by l.mentor_id`);
}

/** Ids of the catalogue's subjects with an indexable landing page. The empty town counts all of India. */
export async function listTutorParts(): Promise<number[]> {
  const areas = await prisma.tutorArea.findMany({
    where: {
      town: "",
      mentorCount: { gte: TUTORS_TO_BE_INDEXED },
      subjectId: { in: SUBJECTS.map(({ id }) => id) },
    },
    select: { subjectId: true },
    orderBy: { subjectId: "asc" },
  });
  return areas.map(({ subjectId }) => subjectId);
}

/** The towns in which a subject has an indexable landing page; the empty one means all of India and comes first. */
export async function listTutorTowns(subjectId: number): Promise<string[]> {
  const areas = await prisma.tutorArea.findMany({
    where: { subjectId, mentorCount: { gte: TUTORS_TO_BE_INDEXED } },
    select: { town: true },
    orderBy: { town: "asc" },
  });
  return areas.map(({ town }) => town);
}
