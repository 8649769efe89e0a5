import { randomUUID } from "node:crypto";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { ask, type Person, type Question, signIn } from "./ask";
import type { Site } from "./site";

/** A signed-in student and the row's id. */
export type Student = Person & { id: string };
export type Booking = { student: Person; mentor: string; startsAt: string; key: string };

/** Signs in several students, after giving them the demo student's password. */
export async function signInStudents({ query, address }: Site, count: number): Promise<Student[]> {
  const people = await query<{ id: string; email: string }>(
    `with chosen as (
       select id, email from user_account where role = 'user' and deleted_at is null and email <> $1 order by id limit $2
     ), verified as (
       update user_account set email_verified_at = now() where id in (select id from chosen)
     ), opened as (
       insert into password_credential (user_id, hash, updated_at)
       select chosen.id, known.hash, now() from chosen, password_credential known
       join user_account demo on demo.id = known.user_id and demo.email = $1
       on conflict (user_id) do update set hash = excluded.hash
     )
     select id, email from chosen`,
    [DEMO_EMAILS.student, count],
  );
  if (people.length < count) throw new Error(`The demo data has only ${people.length} students.`);
  const students: Student[] = [];
  for (const { id, email } of people) students.push({ ...(await signIn(address, email)), id });
  return students;
}

/** Clears all rate limits, so that a tool may exceed them. */
export const clearLimits = ({ query }: Site) => query("delete from rate_limit");

/** Free times of mentors who teach online, at least three days ahead, so that no reminder is due. */
export async function findFreeTimes(site: Site, mentors: number): Promise<{ mentor: string; slots: string[] }[]> {
  const rows = await site.query<{ username: string }>(
    `select distinct u.username from user_account u join mentor_profile p on p.user_id = u.id
     join class_offered c on c.mentor_id = p.id and c.format in ('online', 'hybrid') order by u.username limit $1`,
    [mentors],
  );
  const from = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return Promise.all(
    rows.map(async ({ username }) => {
      const { text } = await ask(site.address, { path: `/api/v1/teachers/slots/${username}?from=${from}` });
      const { data } = JSON.parse(text) as { data: { days: { slots: string[] }[] } };
      return { mentor: username, slots: data.days.flatMap(({ slots }) => slots) };
    }),
  );
}

export const newBooking = (student: Person, mentor: string, startsAt: string): Booking => ({
  student,
  mentor,
  startsAt,
  key: randomUUID(),
});

export const booking = ({ student, mentor, startsAt, key }: Booking): Question => ({
  path: "/api/v1/meetings/create-meeting",
  method: "POST",
  headers: student.bearer,
  body: { mentor, startsAt, format: "online", timeZone: "Asia/Kolkata", idempotencyKey: key },
});

/** Cancels all meetings without mails, so that the same people can book again. */
export const cancelBooked = ({ query }: Site) =>
  query("update meeting set status = 'cancelled', cancelled_at = now() where status = 'confirmed'");

/** Meetings by booking key and the mails about them, from one statement. */
export async function countBooked({ query }: Site): Promise<{ meetings: number; mails: number }> {
  const [counted] = await query<{ meetings: number; mails: number }>(
    `select (select count(*)::int from meeting where idempotency_key is not null) as meetings,
       (select count(*)::int from outbox_mail where template = 'meeting-booked') as mails`,
  );
  return counted!;
}

/** Writes a student's review of a mentor. */
export const reviewing = (student: Person, mentorId: string, rating: number, comment: string): Question => ({
  path: `/api/v1/users/mentor/${mentorId}/review`,
  method: "POST",
  headers: student.bearer,
  body: { rating, comment },
});
