import { query } from "@/scripts/database/query";
import type { MeasuredDatabase } from "./measured-database";
import { ratioTarget, type Section, times } from "../report";
import { timedInTurns } from "../measure";

const ROUNDS = 25;
const DAYS = 60;

/** Books every other half hour of one mentor for the next two months, and finds a mentor without meetings. */
async function fillCalendar(url: string): Promise<{ busy: string; idle: string; student: string; meetings: number }> {
  const mentors = await query<{ id: number; username: string }>(
    url,
    "select l.mentor_id as id, u.username from mentor_listing l join mentor_profile p on p.id = l.mentor_id join user_account u on u.id = p.user_id order by l.mentor_id limit 2",
  );
  const [busy, idle] = [mentors[0]!, mentors[1]!];
  await query(url, "delete from meeting where mentor_id = $1", [busy.id]);
  const meetings = await query(
    url,
    `insert into meeting (mentor_id, student_id, starts_at, ends_at, status, format, student_time_zone, calendar_uid)
     select $1, s.id, t.starts_at, t.starts_at + interval '30 minutes', 'confirmed', 'online', 'Asia/Kolkata', 'bench-' || t.n
     from (select row_number() over () as n, starts_at
           from generate_series(date_trunc('hour', now()) + interval '1 hour', now() + make_interval(days => $2), interval '1 hour') starts_at) t
     join (select id, row_number() over (order by id) as n from user_account where role = 'user') s on s.n = t.n
     returning id`,
    [busy.id, DAYS],
  );
  const [student] = await query<{ id: string }>(
    url,
    "select id from user_account where role = 'user' order by id limit 1",
  );
  return { busy: busy.username, idle: idle.username, student: student!.id, meetings: meetings.length };
}

/** Six mentors out of a page's worth, among them the busy one. */
async function listCards(url: string): Promise<string[]> {
  const mentors = await query<{ id: string }>(
    url,
    "select p.user_id as id from mentor_listing l join mentor_profile p on p.id = l.mentor_id order by l.mentor_id limit 6",
  );
  return mentors.map(({ id }) => id);
}

/** Free times of a mentor with a full calendar and of one with an empty one, against a primary-key lookup. */
export async function measureSlots(database: MeasuredDatabase): Promise<Section> {
  const { busy, idle, student, meetings } = await fillCalendar(database.url);
  const cards = await listCards(database.url);
  const calls = [
    () => database.ask("slots", busy),
    () => database.ask("week", busy, { id: student }),
    () => database.ask("slots", idle),
    () => database.ask("week", idle, { id: student }),
    () => database.ask("nextFree", cards),
    () => database.ask("lookUp"),
  ];
  await timedInTurns(5, calls);
  const [month, week, idleMonth, idleWeek, nextFree, lookUp] = await timedInTurns(ROUNDS, calls);
  const row = (what: string, one: number, other: number) => [what, times(one / lookUp!), times(other / lookUp!)];
  return {
    name: "slots",
    title: "Free times of a busy mentor",
    intro: `A mentor with ${meetings.toLocaleString("en")} meetings in ${DAYS} days and one with none, as multiples of a primary-key lookup taken in turns, medians of ${ROUNDS} rounds.`,
    columns: ["Question", "Busy", "Idle"],
    rows: [
      row("free times as the API gives them", month!, idleMonth!),
      row("a week of the booking screen", week!, idleWeek!),
    ],
    targets: [ratioTarget("next free times of six cards, against a lookup", nextFree! / lookUp!, 3)],
  };
}
