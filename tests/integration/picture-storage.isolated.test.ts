import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logger } from "@/lib/platform/logger";
import { diskStorage } from "@/lib/platform/storage/disk-storage";
import { createS3Storage } from "@/lib/platform/storage/s3-storage";
import type { PictureStorage } from "@/lib/platform/storage/storage-contract";
import { startS3Server } from "../support/s3-server";

// The product reads its environment at import, so the directory must exist before.
const directory = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { join } = await import("node:path");
  return (process.env.UPLOADS_DIR = mkdtempSync(join(tmpdir(), "storage-")));
});

const LIMIT_MS = 300;
const server = await startS3Server();
const s3 = createS3Storage({ ...server.settings, limitMs: LIMIT_MS });
const PUBLIC_URL = "https://pictures.example/kept";
const publicS3 = createS3Storage({ ...server.settings, publicUrl: `${PUBLIC_URL}/`, limitMs: LIMIT_MS });

const unavailable = expect.objectContaining({ code: "service_unavailable" });
const [one, two] = [randomBytes(500), randomBytes(70_000)];

beforeEach(() => void server.requests());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  server.removeFiles();
  await rm(directory, { recursive: true, force: true });
});

const STORES: readonly [name: string, storage: PictureStorage, base: string][] = [
  ["the disk", diskStorage, "/uploads/"],
  ["S3", s3, "/uploads/"],
  ["S3 with a public address", publicS3, `${PUBLIC_URL}/`],
];

describe.each(STORES)("%s", (_name, storage, base) => {
  it("stores pictures in order under names of their own, and reads them", async () => {
    const urls = await storage.put([one, two, one]);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) expect(url.replace(base, "")).toMatch(/^[0-9a-f]{32}\.webp$/);
    const read = await Promise.all(urls.map((url) => storage.read(url)));
    expect(read.map((bytes) => bytes && Buffer.from(bytes))).toEqual([one, two, one]);
  });

  it("removes what it is given and nothing else, once or twice, without a word", async () => {
    const log = vi.spyOn(logger, "error");
    const [first, second] = await storage.put([one, two]);
    await storage.remove([first!]);
    await storage.remove([first!, "https://elsewhere.example/x.webp"]);
    expect(await storage.read(first!)).toBeNull();
    expect(await storage.read(second!)).not.toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it("knows no address of another store and no other kind of name, and requests none", async () => {
    const [url] = await storage.put([one]);
    const name = url!.slice(base.length);
    server.requests();
    const strangers = ["", "/", base, `${base}../${name}`, `${base}./${name}`, `${base}${name}?x=1`, `${base}${name}/`];
    strangers.push(name, `https://elsewhere.example/${name}`, `${base}${name.toUpperCase()}`, `${base}${name}\n`);
    for (const stranger of strangers) expect([stranger, await storage.read(stranger)]).toEqual([stranger, null]);
    await storage.remove(strangers);
    expect(server.requests()).toEqual([]);
    expect(await storage.read(url!)).not.toBeNull();
  });
});

describe("S3", () => {
  it("reads pictures from before its public address was set", async () => {
    const [url] = await s3.put([one]);
    expect(Buffer.from((await publicS3.read(url!))!)).toEqual(one);
    await publicS3.remove([url!]);
    expect(await s3.read(url!)).toBeNull();
  });

  it("names the bucket in the path, and works with a slash after the endpoint", async () => {
    const [url] = await createS3Storage({ ...server.settings, endpoint: `${server.settings.endpoint}/` }).put([one]);
    expect(server.requests()).toEqual([`PUT /pictures/${url!.replace("/uploads/", "")}`]);
  });

  const WRONG = {
    "a wrong secret": { secretAccessKey: "wrong-secret" },
    "an unknown key": { accessKeyId: "UNKNOWN-KEY" },
    "an unknown bucket": { bucket: "elsewhere" },
  };
  it.each(Object.entries(WRONG))("is unavailable with %s, and logs no key", async (_name, wrong) => {
    const log = vi.spyOn(logger, "error");
    const [url] = await s3.put([one]);
    const storage = createS3Storage({ ...server.settings, ...wrong });
    const refusal: unknown = await storage.put([one]).catch((error: unknown) => error);
    expect(refusal).toEqual(unavailable);
    await expect(storage.read(url!)).rejects.toEqual(unavailable);
    await storage.remove([url!]);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ file: url!.replace("/uploads/", "") }),
      expect.anything(),
    );
    const seen = inspect([refusal, log.mock.calls], { depth: null });
    expect(seen).toMatch(/S3 answers 40[34] \(\w+\)/);
    expect(seen).not.toMatch(/wrong-secret|UNKNOWN-KEY|S3RVER/);
    expect(await s3.read(url!)).not.toBeNull();
  });

  const OUTAGES = {
    "is down": [() => server.stop(), () => server.start()],
    "does not answer": [() => server.hang(), () => server.recover()],
  } as const;
  it.each(Object.entries(OUTAGES))(
    "is unavailable in time while the server %s, then works again",
    async (_name, [begin, end]) => {
      const [url] = await s3.put([one]);
      await begin();
      const started = performance.now();
      await expect(s3.put([one, two])).rejects.toEqual(unavailable);
      await expect(s3.read(url!)).rejects.toEqual(unavailable);
      const log = vi.spyOn(logger, "error");
      await s3.remove([url!]);
      expect(log).toHaveBeenCalledOnce();
      // The upload, the read and the removal each wait once.
      expect(performance.now() - started).toBeLessThan(3 * LIMIT_MS + 1_000);
      await end();
      expect(Buffer.from((await s3.read(url!))!)).toEqual(one);
    },
  );

  it.each([1, 2])("keeps nothing when upload %i of two fails", async (failing) => {
    const kept = server.files.size;
    server.refuse("upload", failing);
    await expect(s3.put([one, two])).rejects.toEqual(unavailable);
    expect(server.requests().filter((request) => request.startsWith("PUT"))).toHaveLength(2);
    expect(server.files.size).toBe(kept);
    server.recover();
    await s3.put([one]);
    expect(server.files.size).toBe(kept + 1);
  });
});

describe("the product with S3", () => {
  const imported = async () => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = server.settings;
    Object.assign(process.env, { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket });
    Object.assign(process.env, { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey });
    // The environment is read at import, so the product is imported a second time.
    vi.resetModules();
    const { pictureStorage } = await import("@/lib/platform/storage/picture-storage");
    const { GET } = await import("@/app/uploads/[file]/route");
    const get = (url: string) =>
      GET(new Request("http://localhost/"), { params: Promise.resolve({ file: url.replace("/uploads/", "") }) });
    return { storage: pictureStorage(), get };
  };

  it("stores new pictures in the bucket, serves them, and keeps serving those on the disk", async () => {
    const { storage, get } = await imported();
    const [[stored], [onDisk]] = await Promise.all([storage.put([one]), diskStorage.put([two])]);
    expect(await diskStorage.read(stored!)).toBeNull();
    for (const [url, bytes] of [
      [stored!, one],
      [onDisk!, two],
    ] as const) {
      const answer = await get(url);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    }
    await storage.remove([stored!, onDisk!]);
    expect((await get(stored!)).status).toBe(404);
    expect((await get(onDisk!)).status).toBe(404);
  });

  it("answers 503, which no cache keeps, while the bucket cannot be reached", async () => {
    const { storage, get } = await imported();
    const [url] = await storage.put([one]);
    await server.stop();
    const answer = await get(url!);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await server.start();
    expect((await get(url!)).status).toBe(200);
  });
});
