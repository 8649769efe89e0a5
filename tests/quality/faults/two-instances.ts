import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { freePort } from "@/scripts/port";
import { ask, type Answer } from "./ask";
import { type Balancer, startBalancer } from "./balancer";
import { booking, countBooked, findFreeTimes, newBooking } from "./bookings";
import { startLoad } from "./load";
import { checkMails, deliverAll, type Mailbox, openMailbox, sendingTo } from "./mails-once";
import type { FaultContext, Scenario } from "./scenario";
import { type Person, signIn } from "./sign-in";
import { type Site, withSite } from "./site";
import { liftLimits, signInStudents, type Student } from "./students";

const STUDENTS = 8;
const WRITES = 40;
const MAIL_DELAY_MS = 30;
/** An old page that is found right after the writer's answer has to be gone after this. */
const STALE_LIMIT_MS = 1_000;

type Scene = FaultContext & { site: Site; balancer: Balancer; students: readonly Student[] };

const pairOf = ({ instances: [one, two] }: Site) => [one!, two!] as const;

/** Ten wrong passwords of one client, however they fall on the servers; and what one server has counted the other knows. */
async function holdLimits({ tally, site, balancer }: Scene): Promise<void> {
  const guess = (number: number) =>
    ask(balancer.address, {
      path: "/api/v1/users/login",
      method: "POST",
      headers: { "X-Forwarded-For": "198.51.100.7" },
      body: { email: DEMO_EMAILS.mentor, password: `Wrong@guess${number}` },
    });
  const answers = await Promise.all(Array.from({ length: 24 }, (_, number) => guess(number)));
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  tally.check(of(401) === 10 && of(429) === 14, `24 guesses get ${of(401)} times 401 and ${of(429)} times 429`);
  await liftLimits(site);
}

/** A session of one server is one of the other, until either ends it. */
async function shareSessions({ tally, site }: Scene): Promise<void> {
  const [one, two] = pairOf(site);
  const me = async (address: string, { bearer }: Person) =>
    (await ask(address, { path: "/api/v1/users/me", headers: bearer })).status;
  for (const [here, there] of [[one, two] as const, [two, one] as const]) {
    const person = await signIn(here.address, DEMO_EMAILS.student);
    tally.check((await me(there.address, person)) === 200, "a session of one server is unknown to the other");
    await ask(there.address, { path: "/api/v1/users/logout", headers: person.bearer });
    tally.check((await me(here.address, person)) === 401, "a session that one server has ended goes on at the other");
  }
}

/** Half of the writes go to each server, and the page of the other is read as soon as the writer has the answer. */
async function shareCache({ tally, note, site, students }: Scene, when: string): Promise<void> {
  const [one, two] = pairOf(site);
  const mentors = await site.query<{ id: string; username: string }>(
    `select u.id, u.username from user_account u join mentor_profile p on p.user_id = u.id
     where not exists (select 1 from review where mentor_id = p.id and student_id = any($1)) order by u.username limit $2`,
    [students.map(({ id }) => id), WRITES / students.length],
  );
  const delays: number[] = [];
  for (const mentor of mentors) {
    await liftLimits(site);
    const path = mentorProfileHref(mentor.username);
    for (const [number, student] of students.entries()) {
      const [here, there] = number % 2 === 0 ? [one, two] : [two, one];
      for (const { address } of [here, there, here, there]) await ask(address, { path });
      const comment = `Written ${when}, number ${number} about ${mentor.username}`;
      const { status } = await ask(here.address, {
        path: `/api/v1/users/mentor/${mentor.id}/review`,
        method: "POST",
        headers: student.bearer,
        body: { rating: 4, comment },
      });
      tally.check(status === 201, `a review answers ${status}`);
      const writtenAt = performance.now();
      const own = await ask(here.address, { path });
      tally.check(own.text.includes(comment), "the writer's own server shows an old page");
      delays.push(await untilShown(there.address, path, comment, writtenAt));
      // A way within the site goes past what the process remembers of whole pages, to Next's own cache.
      const kept = await ask(there.address, { path: `${path}?_rsc`, headers: { RSC: "1" } });
      tally.check(kept.headers["x-nextjs-cache"] === "HIT", "a page that was made anew is not kept");
    }
  }
  const late = delays.filter((ms) => ms > 0);
  const slowest = Math.round(Math.max(0, ...late));
  tally.check(slowest < STALE_LIMIT_MS, `an old page stood for ${slowest} ms after the writer's answer`);
  note(
    `${when}: ${delays.length} writes, ${late.length} old pages at the other server, the last gone after ${slowest} ms.`,
  );
}

/** How long the server went on with the old page, in milliseconds; 0 when the first answer was new. */
async function untilShown(address: string, path: string, text: string, since: number): Promise<number> {
  for (let isFirst = true; ; isFirst = false) {
    const answer = await ask(address, { path });
    const ms = performance.now() - since;
    if (answer.text.includes(text)) return isFirst ? 0 : ms;
    if (ms > 20_000) return ms;
    await sleep(1);
  }
}

/** A rush of everybody for one half hour, through the balancer; then bookings of everybody, whose mails both servers send. */
async function bookOnce({ tally, note, site, balancer, students }: Scene, mailbox: Mailbox): Promise<void> {
  const [time, ...others] = await findFreeTimes(site, 1 + students.length);
  const rush = await Promise.all(
    students.map((student) => ask(balancer.address, booking(newBooking(student, time!.mentor, time!.slots[0]!)))),
  );
  const of = (answers: readonly Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length;
  tally.check(
    of(rush, 201) === 1 && of(rush, 409) === students.length - 1,
    `of a rush, ${of(rush, 201)} book and ${of(rush, 409)} are refused`,
  );
  const bookings = students.flatMap((student, number) =>
    [4, 6, 8].map((slot) => newBooking(student, others[number]!.mentor, others[number]!.slots[slot]!)),
  );
  // Each form is sent to both servers at once.
  const sent = await Promise.all(
    bookings.flatMap((one) => [booking(one), booking(one)]).map((form) => ask(balancer.address, form)),
  );
  tally.check(of(sent, 201) === sent.length, `of ${sent.length} forms, ${of(sent, 201)} are answered with 201`);
  const { meetings } = await countBooked(site);
  tally.check(meetings === 1 + bookings.length, `${1 + bookings.length} bookings made ${meetings} meetings`);
  await deliverAll(site);
  note(`Booked at both servers: ${await checkMails(tally, site, mailbox)}.`);
}

async function run(context: FaultContext, site: Site, balancer: Balancer, mailbox: Mailbox): Promise<void> {
  const { tally, note } = context;
  const scene: Scene = { ...context, site, balancer, students: await signInStudents(site, STUDENTS) };
  await holdLimits(scene);
  await shareSessions(scene);
  await shareCache(scene, "At rest");
  const load = startLoad(balancer.address, {
    tally,
    workers: 6,
    next: (number) => ({
      path: number % 2 === 0 ? links.mentors : links.home,
      judge: ({ status }) => (status === 200 ? "good" : { wrong: `a page of the load answers ${status}` }),
    }),
  });
  await shareCache(scene, "Under load");
  await load.stop();
  await liftLimits(site);
  await bookOnce(scene, mailbox);
  note(`The balancer gave the servers ${balancer.shares().join(" and ")} requests.`);
}

export const twoInstances: Scenario = {
  name: "two-instances",
  about: "two servers on one database, behind a balancer that sends each request to the next",
  run: async (context) => {
    const port = await freePort();
    const mailbox = await openMailbox(MAIL_DELAY_MS);
    const appUrl = `http://localhost:${port}`;
    const options = { logLevel: context.logLevel, instances: 2, appUrl, environment: sendingTo(mailbox) };
    try {
      await withSite(options, async (site) => {
        const balancer = await startBalancer(
          port,
          site.instances.map(({ address }) => address),
        );
        await run(context, site, balancer, mailbox).finally(() => balancer.stop());
      });
    } finally {
      await mailbox.stop();
    }
  },
};
