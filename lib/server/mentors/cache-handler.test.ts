import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CacheHandler from "./cache-handler.mjs";
import { expireAll, expireTags } from "@/lib/platform/cache/expired-tags";

const PAGE = { kind: "APP_PAGE" } as const;
const document = (text: string) => `<!doctype html><html><body>${text}</body></html>`;
const page = (text: string, { status = 200, tag = "mentor:asha-rao" } = {}) => ({
  kind: "APP_PAGE",
  html: document(text),
  rscData: Buffer.from(text),
  headers: { "x-next-cache-tags": `_N_T_/layout,${tag}` },
  status,
});
const untagged = (text: string) => page(text, { tag: "_N_T_/about-us" });
const link = (username: string) => `<a href="/mentor/profile/${username}">Profile</a>`;

let key: string;
/** All tests share the process's memory, so each has its own address. */
let count = 0;
/** Next creates a handler per request. */
const ask = () => new CacheHandler();
const read = async (of = key) => (await ask().get(of, PAGE))?.value?.html ?? null;

beforeEach(() => {
  key = `/route-cache/APP_PAGE/route/$/page-${(count += 1)}`;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the cache handler", () => {
  it("serves a cached page until another process changes what it shows", async () => {
    await ask().set(key, page("four reviews"), {});
    expireTags(["mentor:somebody-else"]);
    expect(await read()).toBe(document("four reviews"));
    expireTags(["mentor:asha-rao"]);
    expect(await read()).toBeNull();
    await ask().set(key, page("five reviews"), {});
    expect(await read()).toBe(document("five reviews"));
  });

  it("drops every page that links to a changed mentor, whatever else it shows", async () => {
    await ask().set(key, untagged(`Odia ${link("asha-rao")} ${link("ravi-nair")}`), {});
    expireTags(["mentor:meera-das"]);
    expect(await read()).not.toBeNull();
    expireTags(["mentor:ravi-nair"]);
    expect(await read()).toBeNull();
  });

  it("does not cache a page that was rendered during a change", async () => {
    const request = ask();
    expireTags(["mentor:asha-rao"]);
    await request.set(key, page("read before the change"), {});
    expect(await read()).toBeNull();
  });

  it("does not trust an old page that is stored again after a failed render", async () => {
    const old = page("before the change");
    await ask().set(key, old, {});
    expireTags(["mentor:asha-rao"]);
    await ask().set(key, old, {});
    expect(await read()).toBeNull();
  });

  it("treats cached data like pages, by the tags of the request", async () => {
    const data = { kind: "FETCH", data: { body: '{"reviews":4}', headers: {}, url: "" }, revalidate: 3600 };
    const asked = { kind: "FETCH", tags: ["mentor:asha-rao"], softTags: [] };
    await ask().set(key, data, { fetchCache: true, tags: asked.tags });
    expect(await ask().get(key, asked)).not.toBeNull();
    await ask().revalidateTag(["mentor:asha-rao"], { expire: 0 });
    expect(await ask().get(key, asked)).toBeNull();
  });

  it("drops everything tagged when the database is replaced, and nothing else", async () => {
    const text = `${key}-text`;
    await ask().set(key, page("of the database before"), {});
    await ask().set(text, untagged("the same for everybody"), {});
    expireAll();
    expect(await read()).toBeNull();
    expect(await read(text)).toBe(document("the same for everybody"));
  });

  it("moves a tag that expires again to the end, so that the older half is dropped first", async () => {
    const again = "mentor:again";
    expireTags([again, ...Array.from({ length: 30_000 }, (_, number) => `mentor:first-${number}`)]);
    const request = ask();
    await ask().revalidateTag(again, { expire: 0 });
    expireTags(Array.from({ length: 30_000 }, (_, number) => `mentor:second-${number}`));
    await request.set(key, page("read before the change", { tag: again }), {});
    expect(await read()).toBeNull();
  });

  it("remembers one common expiry time for all tags beyond its limit", async () => {
    await ask().set(key, page("out of date"), {});
    expireTags(["mentor:asha-rao"]);
    expireTags(Array.from({ length: 50_000 }, (_, number) => `mentor:other-${number}`));
    expect(await read()).toBeNull();
    await ask().set(key, page("made since"), {});
    expect(await read()).toBe(document("made since"));
  });

  it("ignores a clock that is set back by ten minutes", async () => {
    await ask().set(key, page("saved before"), {});
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 600_000 });
    await ask().revalidateTag("mentor:asha-rao", { expire: 0 });
    expect(await read()).toBeNull();
    await ask().set(key, page("saved since"), {});
    const { lastModified } = (await ask().get(key, PAGE))!;
    // Next compares with this clock, and would render the page again on every visit.
    expect(performance.timeOrigin + performance.now() - lastModified!).toBeLessThan(10_000);
  });

  it.each([
    ["a refusal", { kind: "APP_ROUTE", body: Buffer.from(""), status: 405, headers: {} }],
    ["a failure", { kind: "APP_ROUTE", body: Buffer.from("Error"), status: 500, headers: {} }],
    ["the answer to OPTIONS", { kind: "APP_ROUTE", body: Buffer.from(""), status: 204, headers: {} }],
    ["an invented name", { kind: "APP_ROUTE", body: Buffer.from("Not found"), status: 404, headers: {} }],
    ["nobody's profile", page("Mentor not found", { status: 404 })],
    ["nobody's data", { kind: "FETCH", data: { body: "null", headers: {}, url: "" }, revalidate: 3600 }],
    ["a town without tutors", untagged('<meta name="robots" content="noindex, follow"/>'), "/tutors/odia/agra"],
  ])("does not cache %s, and drops the earlier entry", async (_, value, address = "") => {
    key += `/$${address}`;
    const context = { kind: value.kind };
    await ask().set(key, { ...page("good"), headers: {} }, {});
    await ask().set(key, value, {});
    expect(await ask().get(key, context)).toBeNull();
  });

  it("caches the one page that all impossible addresses share", async () => {
    const nobody = "/route-cache/APP_PAGE/route/$/mentor/profile/-";
    await ask().set(nobody, page("Mentor not found", { status: 404 }), {});
    expect(await read(nobody)).toBe(document("Mentor not found"));
  });

  it("stays within its size limit", async () => {
    for (let number = 0; number < 110; number++) await ask().set(`${key}-${number}`, page("x".repeat(500_000)), {});
    expect(await read(`${key}-0`)).toBeNull();
    expect(await read(`${key}-109`)).not.toBeNull();
  });
});
