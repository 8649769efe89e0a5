import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { bookMeetingHref, links, mentorProfileHref, mentorReviewsHref, paperHref } from "@/lib/links";
import { CHROMIUM_FLAGS, findChromium } from "@/tests/support/find-chromium";
import { ask, type Question } from "../ask";
import { isKindRefusal, LISTING_HEADING, type Stage, uncached } from "./stage";

const LOAD_MS = 4_000;
/** Longest time from the database's first response to the site's. */
const RECOVERY_LIMIT_MS = 10_000;
const PATIENCE_MS = 60_000;

type Mentor = { username: string; name: string };

/** Waits until the site renders a page from its database. @returns the milliseconds it took */
export async function untilAnswered(address: string): Promise<number> {
  const startedAt = performance.now();
  for (let number = -1; performance.now() - startedAt < PATIENCE_MS; number--) {
    const { status } = await ask(address, { path: uncached(number) });
    if (status === 200) break;
    await sleep(20);
  }
  return Math.round(performance.now() - startedAt);
}

/** Serves what is cached, refuses the rest politely, and recovers when the database comes back. */
export async function surviveStoppedDatabase(stage: Stage): Promise<void> {
  const { site, tally, note, student } = stage;
  const { address, database } = site;
  const [cached, ...others] = (await stage.mentors(4)) as [Mentor, ...Mentor[]];
  const { username, name } = cached;
  const cachedPages: [path: string, holds: string][] = [
    [mentorProfileHref(username), name],
    [mentorProfileHref(username, "reviews"), name],
    [`${links.tutors}/mathematics`, "Mathematics"],
    [links.tutors, "tutors"],
    [links.previousQuestions, "Maths"],
    [links.privacyPolicy, "privacy"],
  ];
  // The first visit fills the cache.
  for (const [path] of cachedPages) await ask(address, { path });
  const always =
    ([path, holds]: [string, string], status?: number) =>
    () =>
      stage.always({ path }, holds, status);
  const whenUp = (path: string, holds: string, headers?: Question["headers"]) => () =>
    stage.whenUp({ path, headers }, holds);
  const shots = [
    ...cachedPages.map((page) => always(page)),
    ...stage.everydayShots(),
    always([paperHref("12th", "Maths"), "Maths"]),
    always([links.login, "Password"]),
    always([`${links.previousQuestions}/12th/Alchemy`, ""], 404),
    (number: number) => stage.whenUp({ path: `${uncached(number)}&view=map` }, LISTING_HEADING),
    whenUp(mentorReviewsHref(username, { sort: "highest" }), name),
    whenUp(bookMeetingHref(username), name, student.cookie),
    whenUp("/sitemap.xml", "<sitemapindex"),
    whenUp(`/api/v1/teachers/profile/${username}`, name),
    whenUp(`/api/v1/teachers/slots/${username}`, '"success":true'),
    () => stage.clientNavigation({ path: links.mentors }, LISTING_HEADING),
    () => stage.clientNavigation({ path: links.profile, headers: student.cookie }, student.username),
  ];
  const load = stage.load(shots, 12);

  await sleep(LOAD_MS);
  stage.phase = "turning";
  await database.stop();
  stage.phase = "down";
  const firstVisits = firstVisitsOf(others, cached);
  for (const { path } of firstVisits) {
    const answer = await ask(address, { path });
    const wrong = `${path} answers ${answer.status} at its first visit: ${answer.text.slice(0, 80)}`;
    tally.count(isKindRefusal(answer) ? "refused" : { wrong });
  }
  await sleep(LOAD_MS);
  stage.phase = "turning";
  await database.start();
  const recovery = await untilAnswered(address);
  note(`The site answered ${recovery} ms after the database.`);
  tally.check(recovery < RECOVERY_LIMIT_MS, "the site took too long to recover");
  stage.phase = "up";
  await sleep(LOAD_MS);
  await load.stop();
  for (const { path, status, holds } of firstVisits) {
    const answer = await ask(address, { path });
    const isRight = answer.status === status && answer.text.includes(holds);
    tally.check(isRight, `${path} answers ${answer.status} after the recovery: something wrong was cached`);
  }
  await visitInBrowser(stage);
}

/** Cacheable pages that are not cached yet, one of which does not exist: the outage must not be cached. */
function firstVisitsOf([one, two, three]: readonly Mentor[], { username, name }: Mentor) {
  return [
    { path: mentorProfileHref(one!.username), status: 200, holds: one!.name },
    { path: mentorProfileHref(two!.username, "courses"), status: 200, holds: two!.name },
    { path: mentorProfileHref("nobody-at-all"), status: 404, holds: "" },
    { path: `${links.tutors}/physics`, status: 200, holds: "Physics" },
    { path: links.mentorDirectory, status: 200, holds: "mentor" },
    { path: `/og/mentor/${three!.username}`, status: 200, holds: "PNG" },
    { path: "/og/mentor/nobody-at-all", status: 404, holds: "" },
    { path: "/og/tutors/physics", status: 200, holds: "PNG" },
    { path: mentorReviewsHref(username, { sort: "lowest" }), status: 200, holds: name },
  ];
}

const REFUSAL = "We will be right back";

/**
 * A visitor sees the refusal and recovers with "Try again", by client navigation, by a full load, and without
 * scripts.
 */
async function visitInBrowser({ tally, note, site: { appUrl, database } }: Stage): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const open = async (javaScriptEnabled: boolean) => {
      const page = await (await browser.newContext({ baseURL: appUrl, javaScriptEnabled })).newPage();
      page.setDefaultTimeout(10_000);
      return page;
    };
    const [page, plain] = [await open(true), await open(false)];
    const sees = async (text: string, when: string, by = page) => {
      const heading = by.getByRole("heading", { level: 1, name: text });
      const isSeen = await heading.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      );
      tally.check(isSeen, `${when}, the browser shows ${await by.title()} at ${by.url()} and not "${text}"`);
    };
    await page.goto(links.privacyPolicy);
    await page.waitForLoadState("networkidle");
    await database.stop();

    await page.locator(`a[href="${links.mentors}"]:visible`).first().click();
    await sees(REFUSAL, "after a client navigation");
    await database.start();
    await page.getByText("Try again", { exact: true }).click();
    await sees(LISTING_HEADING, "after Try again");

    await database.stop();
    const answer = await page.goto(`${links.mentors}?subject=Physics`);
    tally.check(answer?.status() === 503, "a full load does not answer 503");
    await sees(REFUSAL, "after a full load");
    await page.waitForLoadState("networkidle");
    await sees(REFUSAL, "once the scripts have run");
    await plain.goto(`${links.mentors}?subject=Chemistry`);
    const retry = plain.getByRole("link", { name: "Try again" });
    tally.check(await retry.isVisible(), "without scripts there is no Try again");
    await database.start();
    await page.getByText("Try again", { exact: true }).click();
    await sees(LISTING_HEADING, "after Try again on a full load");
    tally.check(page.url().endsWith("?subject=Physics"), `Try again leads to ${page.url()}`);
    await retry.click();
    await sees(LISTING_HEADING, "after Try again without scripts", plain);
    note("A browser came back by client navigation and by full loads, with and without scripts.");
  } finally {
    await browser.close();
  }
}
