import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CacheHandler from "./cache-handler.mjs";
import { expireTags, expireUntil } from "./expired-tags";

const KEY = "/route-cache/APP_PAGE/route/$/mentor/profile/asha-rao";
const PAGE = { kind: "APP_PAGE" } as const;
const page = (text: string, { status = 200, tag = "mentor:asha-rao" } = {}) => ({
  kind: "APP_PAGE",
  html: text,
  rscData: Buffer.from(text),
  headers: { "x-next-cache-tags": `_N_T_/layout,${tag}` },
  status,
});

let folder: string;
/** What has expired stays known to the process, so each test has a minute of its own. */
let minute = Date.now();
/** Next makes one for each request. */
const ask = () =>
  new CacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
  });
const read = async (key = KEY) => (await ask().get(key, PAGE))?.value?.html ?? null;
const later = () => vi.advanceTimersByTime(10);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: (minute += 60_000) });
  folder = mkdtempSync(path.join(tmpdir(), "mentorhood-cache-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

describe("the cache handler", () => {
  it("keeps a page until another process has changed what it shows", async () => {
    await ask().set(KEY, page("four reviews"), {});
    later();
    expireTags(["mentor:somebody-else"]);
    expect(await read()).toBe("four reviews");
    expireTags(["mentor:asha-rao"]);
    expect(await read()).toBeNull();
    later();
    await ask().set(KEY, page("five reviews"), {});
    expect(await read()).toBe("five reviews");
  });

  it("does not keep what was being made while it changed", async () => {
    const request = ask();
    later();
    expireTags(["mentor:asha-rao"]);
    later();
    await request.set(KEY, page("read before the change"), {});
    expect(await read()).toBeNull();
  });

  it("treats kept data like pages, by the tags that it is asked for with", async () => {
    const data = { kind: "FETCH", data: { body: '{"reviews":4}', headers: {}, url: "" }, revalidate: 3600 };
    const asked = { kind: "FETCH", tags: ["mentor:asha-rao"], softTags: [] };
    await ask().set("data", data, { fetchCache: true, tags: asked.tags });
    expect(await ask().get("data", asked)).not.toBeNull();
    later();
    await ask().revalidateTag(["mentor:asha-rao"], { expire: 0 });
    expect(await ask().get("data", asked)).toBeNull();
  });

  it("distrusts everything tagged that is older than what it knows, and nothing else", async () => {
    const home = KEY.replace("asha-rao", "about-us");
    await ask().set(KEY, page("of a process before this one"), {});
    await ask().set(home, page("the same for everybody", { tag: "_N_T_/about-us" }), {});
    later();
    expireUntil(Date.now());
    expect(await read()).toBeNull();
    expect(await read(home)).toBe("the same for everybody");
  });

  it("puts a tag that expires again behind the others, so that the older half is older", async () => {
    const again = "mentor:again";
    expireTags([again, ...Array.from({ length: 30_000 }, (_, number) => `mentor:first-${number}`)]);
    later();
    const request = ask();
    later();
    await ask().revalidateTag(again, { expire: 0 });
    later();
    expireTags(Array.from({ length: 30_000 }, (_, number) => `mentor:second-${number}`));
    await request.set(KEY, page("read before the change", { tag: again }), {});
    expect(await read()).toBeNull();
  });

  it("remembers when tags expired beyond its limit of them, as a whole", async () => {
    await ask().set(KEY, page("out of date"), {});
    later();
    expireTags(["mentor:asha-rao"]);
    expireTags(Array.from({ length: 50_000 }, (_, number) => `mentor:other-${number}`));
    expect(await read()).toBeNull();
    later();
    await ask().set(KEY, page("made since"), {});
    expect(await read()).toBe("made since");
  });

  it("keeps unknown usernames in memory alone, so that nobody fills the disk with them", async () => {
    const onDisk = (key: string) => existsSync(path.join(folder, `${key}.html`));
    await ask().set(KEY, page("Asha Rao"), {});
    expect(onDisk(KEY)).toBe(true);
    const unknown = KEY.replace("asha-rao", "no-such-mentor");
    const request = ask();
    await request.set(unknown, page("Mentor not found", { status: 404, tag: "mentor:no-such-mentor" }), {});
    expect(onDisk(unknown)).toBe(false);
    expect(await read(unknown)).toBe("Mentor not found");
    await request.set(KEY, page("Asha Rao, anew"), {});
    expect(onDisk(KEY)).toBe(true);
  });
});
