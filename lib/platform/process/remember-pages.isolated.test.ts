import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireTags } from "@/lib/platform/cache/expired-tags";
import { noteUnavailable } from "@/lib/platform/db/unavailability";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-cache";
import { rememberPages } from "./remember-pages";

let server: Server;
let address: string;
let made = 0;
let answer: (response: ServerResponse) => void;

const page = (response: ServerResponse) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=600, stale-while-revalidate=31535400");
  response.setHeader("X-Nextjs-Cache", "HIT");
  response.write("<p>page ");
  response.end(`${made}</p>`);
};

beforeAll(async () => {
  rememberPages();
  server = createServer((request, response) => {
    made += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Addresses of their own, so that no test finds what another one left. */
let count = 0;
const fresh = (path: string) => `${path}${path.includes("?") ? "&" : "?"}n=${count}`;
beforeEach(() => {
  count += 1;
  answer = page;
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address + path, { headers: { "User-Agent": "Mozilla/5.0", ...headers } });
  return { headers: response.headers, status: response.status, text: await response.text() };
};
const isMadeAnew = async (path: string, headers?: Record<string, string>) => {
  const before = made;
  await get(path, headers);
  return made > before;
};

describe("rememberPages", () => {
  it.each(["/", "/mentors", "/mentors?category=college", "/mentor/profile/asha", "/tutors/mathematics"])(
    "gives %s a second time as it was made",
    async (path) => {
      const first = await get(fresh(path));
      const second = await get(fresh(path));
      expect(second.text).toBe(first.text);
      expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(second.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
      expect(second.headers.get("content-length")).toBe(String(first.text.length));
    },
  );

  it.each(["/login", "/profile", "/api/v1/users/me", "/mentor/profile/asha/reviews", "/mentor/profile/%41", "/tutors"])(
    "keeps nothing of %s",
    async (path) => {
      await get(fresh(path));
      expect(await isMadeAnew(fresh(path))).toBe(true);
    },
  );

  it.each([
    ["a session", { Cookie: "a=1; auth_token=x" }],
    ["a place", { Cookie: "user_location=28.6,77.2" }],
    ["a search engine", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a way within the site", { RSC: "1" }],
    ["a bearer", { Authorization: "Bearer x" }],
    ["a part", { Range: "bytes=0-1" }],
    ["another compression", { "Accept-Encoding": "br" }],
    ["none", { "Accept-Encoding": "gzip;q=0" }],
  ])("makes the listing anew for %s, and keeps nothing of it", async (_, headers) => {
    await get(fresh("/mentors"));
    expect(await isMadeAnew(fresh("/mentors"), headers)).toBe(true);
    const own = await get(fresh("/mentors?own=1"), headers);
    expect((await get(fresh("/mentors?own=1"))).text).not.toBe(own.text);
  });

  it("gives cookies that say nothing of a person the common page", async () => {
    await get(fresh("/mentors"));
    expect(await isMadeAnew(fresh("/mentors"), { Cookie: "time_zone=Asia/Kolkata; my_auth_token=1" })).toBe(false);
  });

  it("keeps compressed and plain pages apart", async () => {
    answer = (response) => {
      response.setHeader("Content-Type", "text/html");
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync("zipped"));
    };
    await get(fresh("/mentors"), { "Accept-Encoding": "gzip, deflate" });
    const kept = await get(fresh("/mentors"), { "Accept-Encoding": "gzip" });
    expect([kept.text, gunzipSync(gzipSync("zipped")).toString()]).toEqual(["zipped", "zipped"]);
    answer = page;
    expect(await isMadeAnew(fresh("/mentors"), { "Accept-Encoding": "" })).toBe(true);
  });

  it("forgets a profile with its mentor, and what lists mentors with any of them", async () => {
    const [listing, tutors, asha, ravi] = [
      "/mentors",
      "/tutors/mathematics",
      "/mentor/profile/asha",
      "/mentor/profile/ravi",
    ].map(fresh) as [string, string, string, string];
    for (const path of [listing, tutors, asha, ravi]) await get(path);
    expireTags(tagsOfMentors(["asha"]));
    for (const path of [listing, tutors, asha]) expect(await isMadeAnew(path)).toBe(true);
    expect(await isMadeAnew(ravi)).toBe(false);
  });

  it("keeps no page that was made while a mentor changed or the database was away", async () => {
    for (const event of [() => expireTags(tagsOfMentors(["asha"])), noteUnavailable]) {
      answer = (response) => {
        event();
        page(response);
      };
      await get(fresh("/mentors"));
      expect(await isMadeAnew(fresh("/mentors"))).toBe(true);
    }
  });

  it.each([
    ["a failure", (response: ServerResponse) => void (response.statusCode = 500)],
    ["nobody", (response: ServerResponse) => void (response.statusCode = 404)],
    ["a cookie", (response: ServerResponse) => void response.setHeader("Set-Cookie", "a=1")],
  ])("keeps no answer with %s", async (_, change) => {
    answer = (response) => {
      change(response);
      page(response);
    };
    await get(fresh("/mentors"));
    expect(await isMadeAnew(fresh("/mentors"))).toBe(true);
  });

  it.each(["/mentor/profile/asha", "/tutors/odia/agra"])("keeps %s only when Next keeps it", async (path) => {
    answer = (response) => {
      response.setHeader("Content-Type", "text/html");
      response.setHeader("X-Nextjs-Cache", "MISS");
      response.end("made at this visit");
    };
    await get(fresh(path));
    expect(await isMadeAnew(fresh(path))).toBe(true);
  });
});
