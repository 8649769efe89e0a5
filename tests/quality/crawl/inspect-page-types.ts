import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";
import { faultsOfStructuredData } from "@/tests/support/structured-data";
import { checkHtml } from "./check-html";
import { openDemoSessions, type Session } from "./demo-sessions";
import { readPageFacts } from "./page-facts";
import { type Known, PAGE_TYPES, type Sample } from "./page-types";
import type { Site } from "./site";

/** Folders of the page files that no page type, and of the page types that no page file, belongs to. */
function unlistedPages(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const folders = files.filter((file) => file.endsWith("page.tsx")).map((file) => file.replace(/\/?page\.tsx$/, ""));
  const listed = Object.keys(PAGE_TYPES);
  return [
    ...folders.filter((folder) => !listed.includes(folder)).map((folder) => `${folder} is missing in page-types.ts.`),
    ...listed
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `page-types.ts lists ${folder}, which is no page.`),
  ];
}

async function findKnown(site: Site, student: Session): Promise<Known> {
  const teachers = await site.fetch(site.at("/api/v1/teachers/all-teachers?sort=reviews&limit=1"));
  const { username } = ((await teachers.json()) as { data: { username: string }[] }).data[0]!;
  const booking = await site.fetch(site.at(bookMeetingHref(username)), student);
  const { hrefs } = readPageFacts(await booking.text());
  const slot = hrefs.find((href) => href.includes("slot="));
  if (slot === undefined) throw new Error("The booking screen offers no time.");
  return { username, townId: "mumbai-maharashtra", bookingStates: [slot] };
}

/** Asks for a page and keeps its HTML in a folder. @returns what is wrong with the answer */
async function keepPage(site: Site, session: Session, { path: address, status, reader }: Sample, folder: string) {
  const answer = await site.fetch(site.at(address), session);
  const html = await answer.text();
  const name = `${reader} ${address}`.replace(/[^\w.-]+/g, "_").slice(0, 100);
  writeFileSync(path.join(folder, `${name}.html`), html);
  const { h1Count, images } = readPageFacts(html);
  const faults = [
    ...(answer.status === status ? [] : [`answers ${answer.status} instead of ${status}`]),
    ...(h1Count === 1 ? [] : [`has ${h1Count} h1 elements`]),
    ...(await faultsOfStructuredData(html)).map((fault) => `has structured data with a fault: ${fault}`),
  ];
  for (const image of images) {
    const drawn = await site.fetch(image).catch(() => null);
    const type = drawn?.headers.get("Content-Type");
    if (drawn?.status !== 200 || type !== "image/png")
      faults.push(`has the og:image ${image}: ${drawn?.status} ${type}`);
    await drawn?.body?.cancel();
  }
  return faults.map((fault) => `${reader === "nobody" ? "" : `As ${reader}: `}${address} ${fault}.`);
}

/**
 * Asks for each page type as those who can read it, and gives what came to the HTML checker. Ends with the demo mentor leaving.
 * @returns lists of faults, a list for each kind
 */
export async function inspectPageTypes(site: Site): Promise<string[][]> {
  const { sessions, mentorUsername } = await openDemoSessions(site);
  const known = await findKnown(site, sessions.student);
  const samples = Object.values(PAGE_TYPES).flatMap((samplesOf) => samplesOf(known));
  const folder = mkdtempSync(path.join(tmpdir(), "mentorhood-pages-"));
  try {
    const faults: string[] = [];
    for (const sample of samples) faults.push(...(await keepPage(site, sessions[sample.reader], sample, folder)));
    await site.fetch(site.at("/api/v1/users/delete-profile"), sessions.mentor, { method: "POST" });
    const departed: Sample = { path: mentorProfileHref(mentorUsername), status: 410, reader: "nobody" };
    faults.push(...(await keepPage(site, {}, departed, folder)));
    return [unlistedPages(), faults, checkHtml(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
