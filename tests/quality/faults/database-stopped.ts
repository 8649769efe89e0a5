import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { bookMeetingHref, links, mentorProfileHref, mentorReviewsHref, paperHref } from "@/lib/links";
import { ask, type Question } from "./ask";
import { startLoad } from "./load";
import type { FaultContext, Scenario } from "./scenario";
import { isKindRefusal, type Phase, shotsIn } from "./shots";
import { signIn } from "./sign-in";
import { type Site, withSite } from "./site";
import { neverAsked, untilAnswered } from "./until-answered";
import { visitWhileStopped } from "./visit-while-stopped";

const LOAD_MS = 4_000;
/** Longest time from the moment at which the database answers again to the moment at which every page does. */
const RECOVERY_LIMIT_MS = 10_000;

type Mentor = { username: string; name: string };

async function run(context: FaultContext, site: Site): Promise<void> {
  const { tally, note } = context;
  const { address, database } = site;
  let phase: Phase = "up";
  const student = await signIn(address, DEMO_EMAILS.student);
  const mentors = await site.query<Mentor>(
    "select username, name from user_account where role = 'mentor' order by username limit 4",
  );
  const [kept, ...others] = mentors as [Mentor, ...Mentor[]];
  const { always, whenUp, withinSite } = shotsIn(() => phase);
  const profile = { path: mentorProfileHref(kept.username) };
  // What was made before is there without a database. Made at their first visit, so that is now.
  const cached: [Question, string][] = [
    [profile, kept.name],
    [{ path: mentorProfileHref(kept.username, "reviews") }, kept.name],
    [{ path: `${links.tutors}/mathematics` }, "Mathematics"],
    [{ path: links.tutors }, "tutors"],
    [{ path: links.previousQuestions }, "Maths"],
    [{ path: links.privacyPolicy }, "privacy"],
  ];
  for (const [question] of cached) await ask(address, question);
  const shots = [
    ...cached.map(
      ([question, holds]) =>
        () =>
          always(question, holds),
    ),
    () => always({ path: links.home }, "Choose Your Class"),
    () => always({ path: paperHref("12th", "Maths") }, "Maths"),
    () => always({ path: links.login }, "Password"),
    () => always({ path: `${links.previousQuestions}/12th/Alchemy` }, "", 404),
    (number: number) => whenUp({ path: neverAsked(number) }, "Find Your Perfect Mentor"),
    (number: number) => whenUp({ path: `${neverAsked(number)}&view=map` }, "Find Your Perfect Mentor"),
    () => whenUp({ path: mentorReviewsHref(kept.username, { sort: "highest" }) }, kept.name),
    () => whenUp({ path: links.profile, headers: student.cookie }, student.username),
    () => whenUp({ path: bookMeetingHref(kept.username), headers: student.cookie }, kept.name),
    () => whenUp({ path: "/sitemap.xml" }, "<sitemapindex"),
    () => whenUp({ path: "/api/v1/teachers/all-teachers?limit=10" }, '"success":true'),
    () => whenUp({ path: `/api/v1/teachers/profile/${kept.username}` }, kept.name),
    () => whenUp({ path: `/api/v1/teachers/slots/${kept.username}` }, '"success":true'),
    () => whenUp({ path: "/api/v1/users/me", headers: student.bearer }, student.username),
    () => withinSite({ path: links.mentors }, "Find Your Perfect Mentor"),
    () => withinSite({ path: links.profile, headers: student.cookie }, student.username),
  ];
  const load = startLoad(address, { tally, workers: 12, next: (number) => shots[number % shots.length]!(number) });

  await sleep(LOAD_MS);
  phase = "turning";
  await database.stop();
  phase = "down";
  const firstVisits = firstVisitsOf(others, kept);
  await refuseFirstVisits(context, address, firstVisits);
  await sleep(LOAD_MS);
  phase = "turning";
  const startedAt = performance.now();
  await database.start();
  const upAt = performance.now();
  await untilAnswered(address);
  note(
    `The database took ${ms(upAt - startedAt)} to start; ${ms(performance.now() - upAt)} later the site answered again.`,
  );
  tally.check(performance.now() - upAt < RECOVERY_LIMIT_MS, "the site took too long to recover");
  phase = "up";
  await sleep(LOAD_MS);
  await load.stop();
  for (const { path, status, holds } of firstVisits) {
    const answer = await ask(address, { path });
    const isRight = answer.status === status && answer.text.includes(holds);
    tally.check(isRight, `${path} answers ${answer.status} after the recovery: something wrong was kept`);
  }
}

type FirstVisit = { path: string; status: number; holds: string };

/** Cached pages that nobody has asked for yet, among them one that does not exist: an outage must leave nothing behind. */
function firstVisitsOf([one, two, three]: readonly Mentor[], kept: Mentor): FirstVisit[] {
  return [
    { path: mentorProfileHref(one!.username), status: 200, holds: one!.name },
    { path: mentorProfileHref(two!.username, "courses"), status: 200, holds: two!.name },
    { path: mentorProfileHref("nobody-at-all"), status: 404, holds: "" },
    { path: `${links.tutors}/physics`, status: 200, holds: "Physics" },
    { path: links.mentorDirectory, status: 200, holds: "mentor" },
    { path: `/og/mentor/${three!.username}`, status: 200, holds: "PNG" },
    { path: "/og/mentor/nobody-at-all", status: 404, holds: "" },
    { path: "/og/tutors/physics", status: 200, holds: "PNG" },
    { path: mentorReviewsHref(kept.username, { sort: "lowest" }), status: 200, holds: kept.name },
  ];
}

async function refuseFirstVisits(
  { tally }: FaultContext,
  address: string,
  visits: readonly FirstVisit[],
): Promise<void> {
  for (const { path } of visits) {
    const answer = await ask(address, { path });
    const wrong = `${path} answers ${answer.status} at its first visit: ${answer.text.slice(0, 80)}`;
    tally.count(isKindRefusal(answer) ? "refused" : { wrong });
  }
}

const ms = (time: number) => `${Math.round(time)} ms`;

export const databaseStopped: Scenario = {
  name: "database-stopped",
  about: "the database is stopped and started again under load",
  run: (context) =>
    withSite({ logLevel: context.logLevel }, async (site) => {
      await run(context, site);
      await visitWhileStopped(context, site);
    }),
};
