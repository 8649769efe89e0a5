import { Agent, createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { type Answer, ask, signIn } from "../ask";
import { startLoad } from "../load";
import {
  booking,
  clearLimits,
  countBooked,
  findFreeTimes,
  newBooking,
  reviewing,
  signInStudents,
  type Student,
} from "../people";
import type { Site } from "../site";
import { checkBookingMails, deliverAll, type Mailbox } from "./mailbox";
import type { Stage } from "./stage";

const STUDENTS = 8;
const WRITES = 40;
/** Longest time that the other server may serve an old page. */
const STALE_LIMIT_MS = 1_000;
const PATIENCE_MS = 20_000;

const pairOf = ({ instances: [one, two] }: Site) => [one!.address, two!.address] as const;
const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Two servers share limits, sessions, cached pages, bookings and mails through their database. */
export async function runTwoInstances(stage: Stage, mailbox: Mailbox, port: number): Promise<void> {
  const { site, tally } = stage;
  const balancer = await startBalancer(port, pairOf(site));
  try {
    const students = await signInStudents(site, STUDENTS);
    await shareLimits(stage, balancer.address);
    await shareSessions(stage);
    await shareCache(stage, students, "At rest");
    const next = (number: number) => stage.always({ path: number % 2 === 0 ? links.mentors : links.home }, "");
    const load = startLoad(balancer.address, { tally, workers: 6, next });
    await shareCache(stage, students, "Under load");
    await load.stop();
    await clearLimits(site);
    await bookOnce(stage, students, mailbox, balancer.address);
  } finally {
    await balancer.stop();
  }
}

/** A proxy that sends each request to the next server. */
async function startBalancer(port: number, addresses: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    const target = new URL(url, addresses[turn++ % addresses.length]);
    const passed = request(target, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  // The client closes first, or it may send into a connection that is just being closed.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      agent.destroy();
    });
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** Ten wrong passwords from one client, however they are spread over the servers. */
async function shareLimits({ tally, site }: Stage, balancer: string): Promise<void> {
  const guesses = Array.from({ length: 24 }, (_, number) =>
    ask(balancer, {
      path: "/api/v1/users/login",
      method: "POST",
      headers: { "X-Forwarded-For": "198.51.100.7" },
      body: { email: DEMO_EMAILS.mentor, password: `Wrong@guess${number}` },
    }),
  );
  const answers = await Promise.all(guesses);
  const [wrong, limited] = [countOf(answers, 401), countOf(answers, 429)];
  tally.check(wrong === 10 && limited === 14, `24 guesses get ${wrong} times 401 and ${limited} times 429`);
  await clearLimits(site);
}

/** A session from one server works on the other, until either ends it. */
async function shareSessions({ tally, site }: Stage): Promise<void> {
  const [one, two] = pairOf(site);
  for (const [here, there] of [
    [one, two],
    [two, one],
  ] as const) {
    const { bearer } = await signIn(here, DEMO_EMAILS.student);
    const me = async (address: string) => (await ask(address, { path: "/api/v1/users/me", headers: bearer })).status;
    tally.check((await me(there)) === 200, "a session of one server is unknown to the other");
    await ask(there, { path: "/api/v1/users/logout", headers: bearer });
    tally.check((await me(here)) === 401, "a session that one server has ended works at the other");
  }
}

/** Each server takes half of the writes, and the other shows them soon after the writer's response. */
async function shareCache({ tally, note, site }: Stage, students: readonly Student[], when: string): Promise<void> {
  const [one, two] = pairOf(site);
  const mentors = await site.query<{ id: string; username: string }>(
    `select u.id, u.username from user_account u join mentor_profile p on p.user_id = u.id
     where not exists (select 1 from review where mentor_id = p.id and student_id = any($1)) order by u.username limit $2`,
    [students.map(({ id }) => id), WRITES / students.length],
  );
  const delays: number[] = [];
  for (const mentor of mentors) {
    await clearLimits(site);
    const path = mentorProfileHref(mentor.username);
    for (const [number, student] of students.entries()) {
      const [here, there] = number % 2 === 0 ? [one, two] : [two, one];
      for (const address of [here, there, here, there]) await ask(address, { path });
      const comment = `Written ${when}, number ${number} about ${mentor.username}`;
      const { status } = await ask(here, reviewing(student, mentor.id, 4, comment));
      tally.check(status === 201, `a review answers ${status}`);
      const writtenAt = performance.now();
      const own = await ask(here, { path });
      tally.check(own.text.includes(comment), "the writer's own server shows an old page");
      delays.push(await untilShown(there, path, comment, writtenAt));
      // A client navigation skips the page cache and uses Next's own.
      const kept = await ask(there, { path: `${path}?_rsc`, headers: { RSC: "1" } });
      tally.check(kept.headers["x-nextjs-cache"] === "HIT", "a page that was rendered again is not cached");
    }
  }
  const late = delays.filter((ms) => ms > 0);
  const slowest = Math.round(Math.max(0, ...late));
  tally.check(slowest < STALE_LIMIT_MS, `an old page was shown for ${slowest} ms after the writer's answer`);
  note(`${when}: ${delays.length} writes, ${late.length} old pages at the other server, for ${slowest} ms at most.`);
}

/** How many milliseconds the server still served the old page; 0 when its first response was new. */
async function untilShown(address: string, path: string, text: string, since: number): Promise<number> {
  for (let isFirst = true; ; isFirst = false) {
    const answer = await ask(address, { path });
    const ms = performance.now() - since;
    if (answer.text.includes(text)) return isFirst ? 0 : ms;
    if (ms > PATIENCE_MS) return ms;
    await sleep(1);
  }
}

/** All students request one half hour at once; then each sends several forms to both servers at once. */
async function bookOnce(stage: Stage, students: readonly Student[], mailbox: Mailbox, balancer: string): Promise<void> {
  const { tally, note, site } = stage;
  const [time, ...others] = await findFreeTimes(site, 1 + students.length);
  const rush = await Promise.all(
    students.map((student) => ask(balancer, booking(newBooking(student, time!.mentor, time!.slots[0]!)))),
  );
  const [booked, refused] = [countOf(rush, 201), countOf(rush, 409)];
  tally.check(booked === 1 && refused === students.length - 1, `of a rush, ${booked} book and ${refused} are refused`);
  const bookings = students.flatMap((student, number) =>
    [4, 6, 8].map((slot) => newBooking(student, others[number]!.mentor, others[number]!.slots[slot]!)),
  );
  const forms = bookings.flatMap((one) => [booking(one), booking(one)]);
  const sent = await Promise.all(forms.map((form) => ask(balancer, form)));
  tally.check(
    countOf(sent, 201) === sent.length,
    `of ${sent.length} forms, ${countOf(sent, 201)} are answered with 201`,
  );
  const { meetings } = await countBooked(site);
  tally.check(meetings === 1 + bookings.length, `${1 + bookings.length} bookings made ${meetings} meetings`);
  await deliverAll(site);
  note(`Booked at both servers: ${await checkBookingMails(stage, mailbox)}.`);
}
