import "server-only";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import type { FoundPerson } from "@/lib/domain/people/person-file";
import { maskEmail } from "@/lib/domain/text/mask-email.rules";
import { AppError } from "@/lib/errors";
import { findPeopleHref, personHref } from "@/lib/links";
import { prisma } from "@/lib/platform/db/prisma";

/** Results on the page. */
const SHOWN = 20;
/** Matches that are read for sorting, so that a common beginning costs little. */
const MOST_READ = 500;

/**
 * Where the results of a search are. A whole address leads to its person, so that it is part of no link, log or
 * referrer; a name or username leads to a list.
 * @throws AppError not_found when nobody has the address
 */
export async function whereToFind(find: string): Promise<string> {
  if (!find.includes("@")) return findPeopleHref(find);
  const email = find.normalize("NFKC").toLowerCase();
  const user = await prisma.user.findFirst({ where: { email, deletedAt: null }, select: { username: true } });
  if (user) return personHref(user.username);
  const message = texts.nobodyHasAddress;
  throw new AppError("not_found", { message, fields: [{ field: "find", message }] });
}

type Row = Omit<FoundPerson, "maskedEmail"> & { email: string };

/**
 * People whose name or username has words that begin like those of a text, and the person who had it as a username before. An
 * equal username comes first.
 */
export async function findPeople(find: string): Promise<{ people: FoundPerson[]; hasMore: boolean }> {
  const rows = await prisma.$queryRaw<Row[]>`
    select id, name, username, email, role::text as role, email_verified_at is not null as "isVerified",
      suspended_at is not null as "isSuspended"
    from (
      (select * from user_account
      where deleted_at is null
        and to_tsvector('simple', translate(name || ' ' || username, '-', ' '))
          @@ (replace(nullif(plainto_tsquery('simple', translate(${find}::text, '-', ' '))::text, ''), ''' & ', ''':* & ') || ':*')::tsquery
      limit ${MOST_READ})
      union
      select u.* from former_username f join user_account u on u.id = f.user_id and u.deleted_at is null
      where f.username = lower(${find}::text)
    ) matches
    order by username = lower(${find}::text) desc, name, id
    limit ${SHOWN + 1}`;
  const people = rows.slice(0, SHOWN).map(({ email, ...row }) => ({ ...row, maskedEmail: maskEmail(email) }));
  return { people, hasMore: rows.length > SHOWN };
}
