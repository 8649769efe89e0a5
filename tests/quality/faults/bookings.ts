import { randomUUID } from "node:crypto";
import { ask, type Question } from "./ask";
import type { Site } from "./site";
import type { Student } from "./students";

export type Booking = { student: Student; mentor: string; startsAt: string; key: string };

/** Free times of the mentors who teach online, each at least three days away, so that no reminder is due. */
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

export const newBooking = (student: Student, mentor: string, startsAt: string): Booking => ({
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

/** Cancels what is booked, without mails, so that the same people may book on. */
export const cancelBooked = ({ query }: Site) =>
  query("update meeting set status = 'cancelled', cancelled_at = now() where status = 'confirmed'");

/** Meetings that were booked by key, and the mails about them, as one statement sees both. */
export async function countBooked({ query }: Site): Promise<{ meetings: number; mails: number }> {
  const [counted] = await query<{ meetings: number; mails: number }>(
    `select (select count(*)::int from meeting where idempotency_key is not null) as meetings,
       (select count(*)::int from outbox_mail where template = 'meeting-booked') as mails`,
  );
  return counted!;
}
