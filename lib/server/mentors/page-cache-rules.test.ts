import type { Server, ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireTags } from "@/lib/platform/cache/expired-tags";
import { servePagesFromCache } from "@/lib/platform/process/page-cache";
import { recordUnavailable } from "@/lib/platform/process/shared-state";
import { servePipeline } from "@/tests/support/pipeline-server";
import { tagsOfMentors } from "./mentor-tags";
import { pageCacheRules } from "./page-cache-rules";

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
  ({ server, address } = await servePipeline(servePagesFromCache(pageCacheRules), (_, response) => {
    made += 1;
    answer(response);
  }));
});
afterAll(() => void server.close());

/** Unique addresses, so that no test sees another test's cache entries. */
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
const isRendered = async (path: string, headers?: Record<string, string>) => {
  const before = made;
  await get(path, headers);
  return made > before;
};

describe("the page cache", () => {
  it.each(["/", "/mentors", "/mentors?category=college", "/mentor/profile/asha", "/tutors/mathematics"])(
    "serves %s from the cache on the second request",
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
    "does not cache %s",
    async (path) => {
      await get(fresh(path));
      expect(await isRendered(fresh(path))).toBe(true);
    },
  );

  it.each([
    ["a session", { Cookie: "a=1; auth_token=x" }],
    ["a place", { Cookie: "user_location=28.6,77.2" }],
    ["a search engine", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["client navigation", { RSC: "1" }],
    ["a bearer", { Authorization: "Bearer x" }],
    ["a part", { Range: "bytes=0-1" }],
    ["another compression", { "Accept-Encoding": "br" }],
    ["none", { "Accept-Encoding": "gzip;q=0" }],
  ])("renders the listing for %s, and does not cache it", async (_, headers) => {
    await get(fresh("/mentors"));
    expect(await isRendered(fresh("/mentors"), headers)).toBe(true);
    const own = await get(fresh("/mentors?own=1"), headers);
    expect((await get(fresh("/mentors?own=1"))).text).not.toBe(own.text);
  });

  it("serves the shared page to visitors with cookies that are not personal", async () => {
    await get(fresh("/mentors"));
    expect(await isRendered(fresh("/mentors"), { Cookie: "time_zone=Asia/Kolkata; my_auth_token=1" })).toBe(false);
  });

  it("caches compressed and plain pages separately", async () => {
    answer = (response) => {
      response.setHeader("Content-Type", "text/html");
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync("zipped"));
    };
    await get(fresh("/mentors"), { "Accept-Encoding": "gzip, deflate" });
    const kept = await get(fresh("/mentors"), { "Accept-Encoding": "gzip" });
    expect([kept.text, gunzipSync(gzipSync("zipped")).toString()]).toEqual(["zipped", "zipped"]);
    answer = page;
    expect(await isRendered(fresh("/mentors"), { "Accept-Encoding": "" })).toBe(true);
  });

  it("drops lists of mentors and profiles, which show similar mentors, when any mentor changes", async () => {
    const paths = ["/mentors", "/tutors/mathematics", "/mentor/profile/asha", "/mentor/profile/ravi"].map(fresh);
    for (const path of paths) await get(path);
    for (const path of paths) expect(await isRendered(path)).toBe(false);
    expireTags(tagsOfMentors(["asha"]));
    for (const path of paths) expect(await isRendered(path)).toBe(true);
  });

  it("does not cache a page rendered while a mentor changes or the database is down", async () => {
    for (const event of [() => expireTags(tagsOfMentors(["asha"])), recordUnavailable]) {
      answer = (response) => {
        event();
        page(response);
      };
      await get(fresh("/mentors"));
      expect(await isRendered(fresh("/mentors"))).toBe(true);
    }
  });

  it.each([
    ["a failure", (response: ServerResponse) => void (response.statusCode = 500)],
    ["nobody", (response: ServerResponse) => void (response.statusCode = 404)],
    ["a cookie", (response: ServerResponse) => void response.setHeader("Set-Cookie", "a=1")],
  ])("does not cache a response with %s", async (_, change) => {
    answer = (response) => {
      change(response);
      page(response);
    };
    await get(fresh("/mentors"));
    expect(await isRendered(fresh("/mentors"))).toBe(true);
  });

  it.each(["/mentor/profile/asha", "/tutors/odia/agra"])("caches %s only when Next caches it", async (path) => {
    answer = (response) => {
      response.setHeader("Content-Type", "text/html");
      response.setHeader("X-Nextjs-Cache", "MISS");
      response.end("made at this visit");
    };
    await get(fresh(path));
    expect(await isRendered(fresh(path))).toBe(true);
  });
});
