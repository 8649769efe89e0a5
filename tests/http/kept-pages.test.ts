import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { request as ask, type OutgoingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { mentorProfileHref } from "@/lib/links";
import { createMentor } from "../support/people";
import { BASE_URL, readData, readPage, send, visit } from "./visit";

type Answer = { status: number; type: string; bytes: number };
type Bad = { method: string; headers?: OutgoingHttpHeaders; body?: string };

/** Requests that no real client sends to a page; the last ones are forms that no page has. */
const BAD: readonly Bad[] = [
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "HEAD"].map((method) => ({ method })),
  { method: "POST", headers: { "Next-Action": "a".repeat(42) }, body: "[]" },
  { method: "POST", headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "--x" },
];

/**
 * Every kind of response that is cached or rendered on request, each time at another address where there are several.
 */
const KINDS: Record<string, (number: number, usernames: readonly string[]) => string> = {
  "text page": () => "/career",
  home: () => "/",
  listing: (number) => `/mentors?page=${number + 1}`,
  profile: (number, usernames) => `/mentor/profile/${usernames[number]}`,
  "tab of a profile": (number, usernames) => `/mentor/profile/${usernames[number]}?tab=courses`,
  "tutors' page": (number) => `/tutors/${SUBJECTS[number]}`,
  directory: () => "/mentors/directory/1",
  portrait: (number) => `/portraits/${200 + number}.svg`,
  "mentor's share image": (number, usernames) => `/og/mentor/${usernames[number]}`,
  "tutors' share image": (number) => `/og/tutors/${SUBJECTS[number]}`,
  "site's share image": () => "/og/site",
  sitemap: () => "/sitemap.xml",
  "part of the sitemap": () => "/sitemaps/mentors-1.xml",
  robots: () => "/robots.txt",
  manifest: () => "/manifest.webmanifest",
  icon: () => "/icon.svg",
  contract: () => "/api/v1/openapi.json",
  "page of the contract": () => "/api/v1/docs",
};
const SUBJECTS = "mathematics physics chemistry biology english hindi history geography economics accountancy".split(
  " ",
);
const INVENTED = [
  "/portraits/x.svg",
  "/og/mentor/nobody-at-all",
  "/og/tutors/odia/agra-uttar-pradesh",
  "/uploads/x.webp",
  "/_next/image?url=%2Fuploads%2Fx.webp%0Aforged&w=64&q=75",
];

/** A raw request: fetch refuses some of these methods. */
function answerOf(address: string, { method, headers, body }: Bad): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = ask(address, { method, headers: { "Accept-Encoding": "identity", ...headers } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("end", () =>
        resolve({ status: response.statusCode!, type: response.headers["content-type"] ?? "", bytes }),
      );
    });
    asking.once("error", reject);
    asking.end(body);
  });
}

/** The files of the build; cached pages on disk would appear next to them. */
const filesOfBuild = () => readdirSync(".next/server", { recursive: true }).length;

test("no method corrupts a cached page, and no unknown address leaves a file", async () => {
  const mentors = await readData<{ username: string }[]>("/api/v1/teachers/all-teachers?limit=10&sort=nameDesc");
  const usernames = mentors.map(({ username }) => username);
  const before = filesOfBuild();
  const spoiled: string[] = [];
  for (const [kind, pathOf] of Object.entries(KINDS)) {
    for (const [number, bad] of BAD.entries()) {
      const address = BASE_URL + pathOf(number, usernames);
      const { status } = await answerOf(address, bad);
      const isRefused = bad.method === "HEAD" ? status === 200 : status >= 400 && status < 500;
      const isOptionsOfRoute = bad.method === "OPTIONS" && address.includes("/api/") && status === 204;
      const after = await answerOf(address, { method: "GET" });
      if (after.status !== 200 || after.bytes < 50 || after.type === "")
        spoiled.push(`${kind}, ${bad.method}: ${after.status}`);
      if (!isRefused && !isOptionsOfRoute && !bad.body) spoiled.push(`${kind}: ${bad.method} answers ${status}`);
    }
  }
  for (const path of INVENTED) {
    for (const bad of [...BAD, { method: "GET" }]) {
      const { status } = await answerOf(BASE_URL + path, bad);
      if (status < 400 || status >= 500) spoiled.push(`${path}: ${bad.method} answers ${status}`);
    }
  }
  expect(spoiled).toEqual([]);
  // A subject in a town where nobody teaches it: there are a hundred thousand such addresses.
  for (const time of [1, 2]) {
    const answer = await visit("/tutors/odia/agra-uttar-pradesh");
    expect([time, answer.status, answer.headers.get("x-nextjs-cache")]).toEqual([time, 200, "MISS"]);
  }
  expect(filesOfBuild()).toBe(before);
});

test("lists and similar mentors' profiles drop renamed and deleted mentors at the next visit", async () => {
  const [name, renamed] = [`Zzara ${randomUUID().slice(0, 8)}`, `Zzara ${randomUUID().slice(0, 8)}`];
  const { headers } = await createMentor({ name, subjects: ["Malayalam"] });
  const neighbour = await createMentor({ subjects: ["Malayalam"] });
  // Nobody else teaches on this island.
  const teachingPlace = { latitude: 8.28, longitude: 73.05 };
  for (const own of [headers, neighbour.headers]) {
    expect((await send("PUT", "/api/v1/teachers/update-profile", { teachingPlace }, own)).status).toBe(200);
  }
  const pages = (await readPage("/mentors/directory")).match(/\/mentors\/directory\/\d+/g)!;
  // A new mentor may take ten minutes to appear on a cached page, so no other test opens this one.
  const lists = ["/tutors/malayalam", pages.at(-1)!, mentorProfileHref(neighbour.username)];
  const naming = async (text: string) => {
    const texts = await Promise.all(lists.map((path) => readPage(path)));
    return texts.map((html) => html.includes(text));
  };
  for (const time of [1, 2]) expect([time, await naming(name)]).toEqual([time, [true, true, true]]);
  const saved = await send("PUT", "/api/v1/teachers/update-profile", { name: renamed }, headers);
  expect(saved.status).toBe(200);
  expect([await naming(name), await naming(renamed)]).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
  await naming(renamed);
  expect((await visit("/api/v1/users/delete-profile", { method: "POST", headers })).status).toBe(200);
  expect(await naming(renamed)).toEqual([false, false, false]);
});
