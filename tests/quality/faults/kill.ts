import { setTimeout as sleep } from "node:timers/promises";
import { mentorProfileHref } from "@/lib/links";
import { type Answer, ask, type Question } from "../ask";
import {
  booking,
  cancelBooked,
  clearLimits,
  countBooked,
  findFreeTimes,
  newBooking,
  reviewing,
  signInStudents,
} from "../people";
import { checkBookingMails, deliverAll, type Mailbox } from "./mailbox";
import type { Stage } from "./stage";

const ROUNDS = 15;
const AT_ONCE = 6;
/** Milliseconds until the first kill. The delay adapts to the speed of this machine. */
const FIRST_KILL_MS = 60;
/** Factors of the delay, because each round runs at its own speed. */
const SPREAD = [1, 0.7, 1.2, 0.85, 1.1];

/** Kills the server in the middle of requests, round after round, when some are done and others are not. */
class Killer {
  private ms = FIRST_KILL_MS;
  private round = 0;
  /** Rounds in which a row was written and a request got no response. */
  hits = 0;
  unanswered = 0;
  written = 0;

  constructor(private readonly stage: Stage) {}

  /** Sends requests in parallel, kills the server meanwhile and restarts it. @returns each response, or null */
  async killDuring(questions: readonly Question[]): Promise<(Answer | null)[]> {
    const instance = this.stage.site.instances[0]!;
    const answers = questions.map((question) => ask(instance.address, question).catch(() => null));
    await sleep(this.ms * SPREAD[this.round++ % SPREAD.length]!);
    instance.server.kill();
    await instance.server.ended;
    const got = await Promise.all(answers);
    await instance.restart();
    return got;
  }

  /** Adapts the delay. @param written requests of this round whose rows exist */
  learn(answers: readonly (Answer | null)[], written: number): void {
    const answered = answers.filter((answer) => answer !== null).length;
    this.written += written;
    this.unanswered += answers.length - answered;
    if (written > 0 && answered < answers.length) this.hits++;
    if (written === 0) this.ms *= 1.4;
    else if (answered > answers.length / 2) this.ms *= 0.8;
  }

  report(): void {
    this.stage.tally.check(this.hits > 0, "no kill came in the middle");
    this.stage.note(
      `Killed ${ROUNDS} times, ${this.hits} in the middle, during ${ROUNDS * AT_ONCE} requests: ${this.written} were written, ` +
        `${this.unanswered} got no answer.`,
    );
  }
}

/** A booking is complete or absent, and repeating the form books once. */
export async function killWhileBooking(stage: Stage, mailbox: Mailbox): Promise<void> {
  const { tally, note, site } = stage;
  const students = await signInStudents(site, AT_ONCE);
  const times = await findFreeTimes(site, AT_ONCE);
  const killer = new Killer(stage);
  for (let round = 0; round < ROUNDS; round++) {
    await clearLimits(site);
    await cancelBooked(site);
    // Each student books another half hour in every round.
    const bookings = students.map((student, number) => {
      const { mentor, slots } = times[number % times.length]!;
      return newBooking(student, mentor, slots[round * 2]!);
    });
    const answers = await killer.killDuring(bookings.map(booking));
    const { meetings, mails } = await countBooked(site);
    tally.check(mails === 2 * meetings, `after a kill there are ${mails} mails about ${meetings} meetings`);
    const kept = await site.query<{ key: string }>(
      "select idempotency_key as key from meeting where idempotency_key = any($1)",
      [bookings.map(({ key }) => key)],
    );
    killer.learn(answers, kept.length);
    for (const [number, one] of bookings.entries()) {
      const count = kept.filter(({ key }) => key === one.key).length;
      const status = answers[number]?.status;
      tally.check(status === undefined || status === 201, `a booking answers ${status}`);
      tally.check(status !== 201 || count === 1, `a booking that was answered exists ${count} times`);
      const again = await ask(site.address, booking(one));
      tally.check(again.status === 201, `a repeated booking answers ${again.status}: ${again.text.slice(0, 120)}`);
    }
  }
  const { meetings } = await countBooked(site);
  tally.check(meetings === ROUNDS * AT_ONCE, `${ROUNDS * AT_ONCE} bookings made ${meetings} meetings`);
  await deliverAll(site);
  killer.report();
  note(`Repeated, all exist: ${await checkBookingMails(stage, mailbox)}.`);
}

/** Stored star counts that differ from the reviews, both read in one statement. */
const WRONG_AGGREGATES = `
  select m.mentor_id from mentor_rating m
  cross join lateral (
    select count(*) filter (where rating = 1) as one, count(*) filter (where rating = 2) as two,
      count(*) filter (where rating = 3) as three, count(*) filter (where rating = 4) as four,
      count(*) filter (where rating = 5) as five, coalesce(sum(rating), 0) as total, count(*) as number
    from review where review.mentor_id = m.mentor_id
  ) counted
  left join mentor_listing l on l.mentor_id = m.mentor_id
  where (star_1, star_2, star_3, star_4, star_5) is distinct from (one, two, three, four, five)
    or (l.mentor_id is not null and (l.rating_sum, l.review_count) is distinct from (total, number))`;

/** A review, the counts and the cached pages agree after every kill, and a repeated review is written once. */
export async function killWhileReviewing(stage: Stage): Promise<void> {
  const { tally, site } = stage;
  const students = await signInStudents(site, AT_ONCE);
  const mentors = await site.query<{ id: string; mentorId: number; username: string }>(
    `select u.id, u.username, p.id as "mentorId" from user_account u join mentor_profile p on p.user_id = u.id
     where not exists (select 1 from review where mentor_id = p.id and student_id = any($1)) order by u.username limit $2`,
    [students.map(({ id }) => id), ROUNDS],
  );
  const killer = new Killer(stage);
  for (const [round, { id, mentorId, username }] of mentors.entries()) {
    await clearLimits(site);
    // Caches the page before the reviews exist.
    await ask(site.address, { path: mentorProfileHref(username) });
    const reviews = students.map((student, number) => {
      const comment = `Review ${round} of student ${number}${".".repeat(number)}`;
      return { comment, question: reviewing(student, id, 1 + (comment.length % 5), comment) };
    });
    const answers = await killer.killDuring(reviews.map(({ question }) => question));
    const rows = await site.query<{ comment: string }>("select comment from review where mentor_id = $1", [mentorId]);
    const kept = new Set(rows.map(({ comment }) => comment));
    killer.learn(answers, reviews.filter(({ comment }) => kept.has(comment)).length);
    // Every tab of the profile contains the reviews.
    const paths = [mentorProfileHref(username, "reviews"), mentorProfileHref(username)];
    const pages = await Promise.all(paths.map((path) => ask(site.address, { path })));
    for (const [number, { comment, question }] of reviews.entries()) {
      const isKept = kept.has(comment);
      const status = answers[number]?.status;
      tally.check(status === undefined || (status === 201) === isKept, `a review answered with ${status} is ${isKept}`);
      for (const { text } of pages)
        tally.check(text.includes(comment) === isKept, `a cached page shows a review: ${!isKept}, written: ${isKept}`);
      const again = await ask(site.address, question);
      tally.check(again.status === (isKept ? 409 : 201), `a repeated review answers ${again.status}`);
    }
    const wrong = await site.query(WRONG_AGGREGATES);
    tally.check(wrong.length === 0, `${wrong.length} mentors have wrong counts after a kill`);
  }
  killer.report();
}
