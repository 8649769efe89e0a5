import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";
import { faultsOfStructuredData } from "@/tests/support/structured-data";
import { type Headers, signIn } from "../ask";
import type { Site } from "../site";
import { checkHtml } from "./check-html";
import type { CrawledSite } from "./crawled-site";
import { readPageFacts } from "./page-facts";
import { type Known, PAGE_TYPES, type Sample } from "./page-types";

const AT_ONCE = 4;

/** Page files without a page type, and page types without a page file. */
function unlistedPages(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const folders = files.filter((file) => file.endsWith("page.tsx")).map((file) => file.replace(/\/?page\.tsx$/, ""));
  const listed = Object.keys(PAGE_TYPES);
  const [missing, extra] = [
    folders.filter((folder) => !listed.includes(folder)),
    listed.filter((folder) => !folders.includes(folder)),
  ];
  return [
    ...missing.map((folder) => `${folder} is missing in page-types.ts.`),
    ...extra.map((folder) => `page-types.ts lists ${folder}, which is no page.`),
  ];
}

async function findKnown(site: CrawledSite, student: Headers): Promise<Known> {
  const teachers = await site.fetch(site.at("/api/v1/teachers/all-teachers?sort=reviews&limit=1"));
  const { username } = ((await teachers.json()) as { data: { username: string }[] }).data[0]!;
  const booking = await site.fetch(site.at(bookMeetingHref(username)), { headers: student });
  const { hrefs } = readPageFacts(await booking.text());
  const slot = hrefs.find((href) => href.includes("slot="));
  if (slot === undefined) throw new Error("The booking screen offers no time.");
  return { username, townId: "mumbai-maharashtra", bookingStates: [slot] };
}

/** Requests a page and saves its HTML in a folder. @returns the faults of the response */
async function savePage(site: CrawledSite, headers: Headers, sample: Sample, folder: string): Promise<string[]> {
  const { path: address, status, reader } = sample;
  const answer = await site.fetch(site.at(address), { headers });
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
 * Requests each page type as every kind of visitor who may read it, and checks all of them with the HTML checker.
 * Deletes the demo
 * mentor at the end.
 * @returns a list for each kind of fault
 */
export async function inspectPageTypes({ address }: Site, site: CrawledSite): Promise<string[][]> {
  const [student, mentor, owner] = await Promise.all([
    signIn(address, DEMO_EMAILS.student),
    signIn(address, DEMO_EMAILS.mentor),
    signIn(address, DEMO_EMAILS.owner),
  ]);
  const sessions = { nobody: {}, student: student.cookie, mentor: mentor.cookie, owner: owner.cookie };
  const known = await findKnown(site, student.cookie);
  const samples = Object.values(PAGE_TYPES).flatMap((samplesOf) => samplesOf(known));
  const folder = mkdtempSync(path.join(tmpdir(), "mentorhood-pages-"));
  try {
    const faults: string[] = [];
    const rest = samples.values();
    const worker = async () => {
      for (const sample of rest) faults.push(...(await savePage(site, sessions[sample.reader], sample, folder)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await site.fetch(site.at("/api/v1/users/delete-profile"), { headers: mentor.cookie, method: "POST" });
    const departed: Sample = { path: mentorProfileHref(mentor.username), status: 410, reader: "nobody" };
    faults.push(...(await savePage(site, {}, departed, folder)));
    return [unlistedPages(), faults.sort(), checkHtml(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
