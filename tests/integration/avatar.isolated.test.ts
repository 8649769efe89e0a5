import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { inspect } from "node:util";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as route from "@/app/api/v1/users/update-profile-photo/route";
import * as uploads from "@/app/uploads/[file]/route";
import { avatarMessages as messages } from "@/lib/domain/account/avatar.messages";
import { updateAvatar } from "@/lib/server/account/update-avatar";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { logger } from "@/lib/platform/logger";
import { createAccount, createSession } from "../factories/account.factory";
import { createMentor } from "../factories/mentor.factory";
import { emptyAccounts, expectEnvelope, send, type Sending } from "../support/account-requests";
import { startFakeUploadThing } from "../support/fake-uploadthing";
import { refreshedTags } from "../support/next-cache";
import * as pictures from "../support/pictures";

// The product reads its environment at import, so the directory must exist before.
const directory = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { join } = await import("node:path");
  return (process.env.UPLOADS_DIR = join(mkdtempSync(join(tmpdir(), "avatars-")), "kept", "pictures"));
});

const MB5 = 5 * 1024 * 1024;
const { RED, GREEN, BLUE, YELLOW } = pictures;

const clearAll = async () => {
  await emptyAccounts();
  await rm(directory, { recursive: true, force: true });
};
beforeEach(clearAll);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await clearAll();
  await rm(path.resolve(directory, "../.."), { recursive: true, force: true });
});

const fileOf = (bytes: Uint8Array, type = "image/png", name = "me.png") =>
  new File([new Uint8Array(bytes)], name, { type });

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const put = (sending: Sending) => send(route.PUT, { method: "PUT", ...sending });
const putPicture = (bearer: string, file: File, fields: Record<string, string> = {}) =>
  put({ bearer, form: formOf({ avatar: file, ...fields }) });

/** Creates a signed-in account. */
async function createMember(user?: Parameters<typeof createAccount>[0]) {
  const account = await createAccount(user);
  return { ...account, token: await createSession(account) };
}

const rowOf = (id: string) =>
  prisma.user.findUniqueOrThrow({ where: { id }, select: { avatar: true, avatarSmall: true, profileVersion: true } });
const kept = async () => (await readdir(directory).catch(() => [])).sort();
const nameOf = (url: string | null) => url?.split("/").at(-1);
const readKept = (url: string) => readFile(path.join(directory, nameOf(url)!));

/** How many connections of this database wait for a row lock. */
async function countWaiting(): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return row!.count;
}

/** Creates an account with a picture, and a check that the picture is unchanged and no other files exist. */
async function createPictured() {
  const member = await createMember();
  expect((await putPicture(member.token, fileOf(await pictures.plainPicture("png")))).status).toBe(200);
  const before = [await rowOf(member.id), await kept()];
  expect(before[1]).toHaveLength(2);
  return { ...member, expectUntouched: async () => expect([await rowOf(member.id), await kept()]).toEqual(before) };
}

type Colours = Awaited<ReturnType<typeof pictures.coloursOf>>;

function expectColours(found: Colours, wanted: Colours): void {
  const far = found.flatMap((colour, at) =>
    (["r", "g", "b"] as const).filter((part) => Math.abs(colour[part] - wanted[at]![part]) > 25),
  );
  expect(far, `${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`).toEqual([]);
}

describe("PUT /api/v1/users/update-profile-photo", () => {
  it.each(["jpeg", "png", "gif", "webp"] as const)("stores a %s as two squares of WebP", async (kind) => {
    const { id, token, email } = await createMember();
    const picture = await pictures.quarteredPicture(kind, { width: 600, height: 400 });
    const answer = await putPicture(token, fileOf(picture, `image/${kind}`, `me.${kind}`));
    expectEnvelope(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.body.message).toBe("Profile photo updated successfully!");

    const { avatar, avatarSmall } = await rowOf(id);
    expect(answer.body.data.user).toMatchObject({ _id: id, email, avatar, avatarSmall });
    expect(await kept()).toEqual([nameOf(avatar), nameOf(avatarSmall)].sort());
    for (const [url, side] of [
      [avatar, 512],
      [avatarSmall, 128],
    ] as const) {
      expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      const bytes = await readKept(url!);
      const { format, width, height, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", width: side, height: side });
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expectColours(await pictures.coloursOf(bytes), [RED, GREEN, BLUE, YELLOW]);
    }
  });

  it("accepts a cookie and the type image/jpg, and changes nothing else in the account", async () => {
    const { id, token } = await createMember();
    const before = await prisma.user.findUniqueOrThrow({ where: { id } });
    const file = fileOf(await pictures.plainPicture("jpeg"), "image/jpg");
    const answer = await put({
      cookie: token,
      form: formOf({ avatar: file, role: "mentor", name: "Somebody", userId: randomUUID() }),
    });
    expect(answer.status).toBe(200);
    const { avatar, avatarSmall } = answer.body.data.user;
    const after = await prisma.user.findUniqueOrThrow({ where: { id } });
    expect(after).toEqual({ ...before, avatar, avatarSmall, updatedAt: expect.any(Date) });
  });

  it("rotates a phone's picture upright and strips author, location and colour profile", async () => {
    const { id, token } = await createMember();
    const picture = await pictures.telephonePicture();
    const { orientation, exif, icc } = await sharp(picture).metadata();
    expect([orientation, exif !== undefined, icc !== undefined]).toEqual([6, true, true]);
    expect((await putPicture(token, fileOf(picture, "image/jpeg"))).status).toBe(200);
    const row = await rowOf(id);
    for (const url of [row.avatar!, row.avatarSmall!]) {
      const bytes = await readKept(url);
      expectColours(await pictures.coloursOf(bytes), [RED, GREEN, BLUE, YELLOW]);
      const meta = await sharp(bytes).metadata();
      expect([meta.orientation, meta.exif, meta.icc]).toEqual([undefined, undefined, undefined]);
      expect(bytes.toString("latin1")).not.toMatch(/Meera|Exif|ICCP|EXIF/);
    }
  });

  it("keeps the chosen part of the upright picture", async () => {
    const { id, token } = await createMember();
    const picture = fileOf(await pictures.telephonePicture(), "image/jpeg");
    const parts = [
      // The picture is 400 wide and 300 high: each quarter holds a square of 150.
      [{ cropLeft: "0.1", cropTop: "0", cropWidth: "0.375", cropHeight: "0.5" }, RED],
      [{ cropLeft: "0.55", cropTop: "0", cropWidth: "0.375", cropHeight: "0.5" }, GREEN],
      [{ cropLeft: "0.1", cropTop: "0.5", cropWidth: "0.375", cropHeight: "0.5" }, BLUE],
      [{ cropLeft: "0.625", cropTop: "0.5", cropWidth: "0.3755", cropHeight: "0.5" }, YELLOW],
      // A crop of less than a pixel becomes one pixel, even at the edge.
      [{ cropLeft: "0.99999", cropTop: "0.99999", cropWidth: "0.00001", cropHeight: "0.00001" }, YELLOW],
    ] as const;
    for (const [part, colour] of parts) {
      expect((await putPicture(token, picture, part)).status).toBe(200);
      const bytes = await readKept((await rowOf(id)).avatar!);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
      expectColours(await pictures.coloursOf(bytes), [colour, colour, colour, colour]);
    }
  });

  it.each<Record<string, string>>([
    { cropLeft: "0.5" },
    { cropLeft: "0", cropTop: "0", cropWidth: "0", cropHeight: "1" },
    { cropLeft: "0.6", cropTop: "0", cropWidth: "0.6", cropHeight: "0.6" },
    { cropLeft: "-0.1", cropTop: "0", cropWidth: "1", cropHeight: "1" },
    { cropLeft: "zero", cropTop: "0", cropWidth: "1", cropHeight: "1" },
  ])("refuses the part %j", async (part) => {
    const { token, expectUntouched } = await createPictured();
    const { status, body } = await putPicture(token, fileOf(await pictures.plainPicture("png")), part);
    expect(status).toBe(422);
    expect(body.errors[0]).toEqual({ field: expect.stringMatching(/^crop/), message: messages.cropUnclear });
    await expectUntouched();
  });

  it.each(["gif", "webp"] as const)("keeps the first frame of an animated %s", async (kind) => {
    const { id, token } = await createMember();
    const picture = await pictures.animation(kind, [GREEN, RED]);
    expect((await sharp(picture, { animated: true }).metadata()).pages).toBe(2);
    expect((await putPicture(token, fileOf(picture, `image/${kind}`))).status).toBe(200);
    const bytes = await readKept((await rowOf(id)).avatar!);
    expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expectColours(await pictures.coloursOf(bytes), [GREEN, GREEN, GREEN, GREEN]);
  });

  it("puts a transparent picture on white, and enlarges the smallest", async () => {
    const { id, token } = await createMember();
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = await pictures.plainPicture("png", { width: 1, height: 3, colour: clear });
    expect((await putPicture(token, fileOf(picture))).status).toBe(200);
    const bytes = await readKept((await rowOf(id)).avatar!);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: false });
    const white = { r: 255, g: 255, b: 255 };
    expectColours(await pictures.coloursOf(bytes), [white, white, white, white]);
  });

  it.each(["jpeg", "png", "gif", "webp"] as const)("accepts a %s of exactly 5 MB and none longer", async (kind) => {
    const picture = await pictures.plainPicture(kind);
    const { id, token } = await createMember();
    const type = `image/${kind}`;
    expect((await putPicture(token, fileOf(pictures.padded(picture, MB5), type))).status).toBe(200);
    const before = await rowOf(id);
    const { status, body } = await putPicture(token, fileOf(pictures.padded(picture, MB5 + 1), type));
    expect([status, body]).toEqual([413, { success: false, message: "File is too large. Maximum size is 5MB" }]);
    expect(await rowOf(id)).toEqual(before);
    expect(await kept()).toHaveLength(2);
  });

  it("answers 413 to 6 MB with or without a Content-Length, after reading all of it", async () => {
    const { token, expectUntouched } = await createPictured();
    const picture = pictures.padded(await pictures.plainPicture("png"), 6 * 1024 * 1024);
    const form = new Response(formOf({ avatar: fileOf(picture) }));
    const headers = { "Content-Type": form.headers.get("Content-Type")! };
    const bytes = new Uint8Array(await form.arrayBuffer());
    const told = { ...headers, "Content-Length": String(bytes.length) };
    let pulled = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = bytes.subarray(pulled, pulled + 65_536);
        pulled += part.length;
        if (part.length > 0) controller.enqueue(part);
        else controller.close();
      },
    });
    for (const sending of [
      { body: bytes, headers: told },
      { body: stream, headers },
    ]) {
      const { status, body } = await put({ bearer: token, ...sending });
      expect([status, body]).toEqual([413, { success: false, message: messages.tooLarge }]);
    }
    expect(pulled).toBe(bytes.length);
    await expectUntouched();
  });

  it("stops reading an endless body", async () => {
    const { token } = await createMember();
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await put({ bearer: token, body: stream, headers })).status).toBe(413);
    expect(sent).toBeLessThan(40_000_000);
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const HTML = "<!doctype html><script>alert(1)</script>";
  const latin = (text: string) => Buffer.from(text, "latin1");
  const cut = async (kind: "jpeg" | "png" | "gif" | "webp", part: number) => {
    const picture = await pictures.noisyPicture(kind);
    return picture.subarray(0, Math.floor(picture.length * part));
  };

  it.each([
    ["an SVG named .png", () => latin(SVG), "image/png", 415],
    ["an SVG", () => latin(SVG), "image/svg+xml", 415],
    ["HTML named .png", () => latin(HTML), "image/png", 415],
    ["a PNG that says it is HTML", () => pictures.plainPicture("png"), "text/html", 415],
    ["a TIFF named .png", () => pictures.tiff(), "image/png", 415],
    ["an AVIF named .webp", () => latin("\0\0\0\x20ftypavif\0\0\0\0"), "image/webp", 415],
    ["HTML behind a PNG's first bytes", () => latin(`\x89PNG\r\n\x1a\n${HTML}`), "image/png", 422],
    ["HTML behind a GIF's first bytes", () => latin(`GIF89a=1/*${HTML}`), "image/gif", 422],
    ["an empty file", () => Buffer.alloc(0), "image/png", 422],
    ["a JPEG of three bytes", () => latin("\xff\xd8\xff"), "image/jpeg", 422],
    ["half a JPEG", () => cut("jpeg", 0.5), "image/jpeg", 422],
    ["half a PNG", () => cut("png", 0.5), "image/png", 422],
    ["half a GIF", () => cut("gif", 0.5), "image/gif", 422],
    ["half a WebP", () => cut("webp", 0.5), "image/webp", 422],
    ["a JPEG without its end", () => cut("jpeg", 0.98), "image/jpeg", 422],
    ["a PNG without its end", () => cut("png", 0.98), "image/png", 422],
    ["a WebP without its end", () => cut("webp", 0.98), "image/webp", 422],
  ])("refuses %s", async (_what, make, type, expected) => {
    const { token, expectUntouched } = await createPictured();
    const answer = await putPicture(token, fileOf(await make(), type));
    expectEnvelope(answer);
    const message = expected === 415 ? messages.wrongType : messages.damaged;
    const errors = expected === 422 ? { errors: [{ field: "avatar", message }] } : {};
    expect([answer.status, answer.body]).toEqual([expected, { success: false, message, ...errors }]);
    await expectUntouched();
  });

  it("stores nothing from a page appended to a whole picture", async () => {
    const { id, token } = await createMember();
    const picture = Buffer.concat([await pictures.plainPicture("gif"), latin(HTML)]);
    expect((await putPicture(token, fileOf(picture, "image/gif"))).status).toBe(200);
    expect((await readKept((await rowOf(id)).avatar!)).toString("latin1")).not.toContain("script");
  });

  it.each([
    [20_000, 20_000],
    [8_001, 8_000],
    [1_000_000, 1_000],
  ])("refuses a small file of %i x %i pixels at once and with little memory", async (width, height) => {
    const { token, expectUntouched } = await createPictured();
    const bomb = pictures.bomb(width, height);
    expect(bomb.length).toBeLessThan(200_000);
    const [startedAt, memory] = [performance.now(), process.memoryUsage.rss()];
    const { status, body } = await putPicture(token, fileOf(bomb));
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(60_000_000);
    const message = messages.tooManyPixels;
    expect([status, body]).toEqual([422, { success: false, message, errors: [{ field: "avatar", message }] }]);
    await expectUntouched();
  });

  it("accepts the maximum number of pixels", async () => {
    const { token } = await createMember();
    expect((await putPicture(token, fileOf(pictures.bomb(8_000, 8_000)))).status).toBe(200);
  });

  it("decodes at most two pictures at a time, and every one in the end", async () => {
    const { token } = await createMember();
    const big = fileOf(pictures.bomb(6_000, 6_000));
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => putPicture(token, big)));
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(most).toBe(2);
    expect(await kept()).toHaveLength(2);
  });

  it("answers at once to a form that consists of names", async () => {
    const { token } = await createMember();
    const names = Array.from({ length: 70_000 }, (_, at) => at.toString(36));
    const parts = names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const startedAt = performance.now();
    const { status } = await put({ bearer: token, body: `${parts.join("")}--x--\r\n`, headers });
    // Refused before it is parsed.
    expect(status).toBe(400);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it("refuses forms without exactly one file", async () => {
    const { token, expectUntouched } = await createPictured();
    const file = fileOf(await pictures.plainPicture("png"));
    const two = formOf({ avatar: file });
    two.append("avatar", file);
    const forms = [new FormData(), two, formOf({ avatar: "me.png" }), formOf({ photo: file }), formOf({ avatar: "" })];
    forms[0]!.append("cropLeft", "0");
    for (const form of forms) {
      const { status, body } = await put({ bearer: token, form });
      expect(status).toBe(422);
      expect(body.errors).toContainEqual({ field: "avatar", message: messages.noFile });
    }
    await expectUntouched();
  });

  it("answers 400 to a truncated form", async () => {
    const { token, expectUntouched } = await createPictured();
    const form = new Response(formOf({ avatar: fileOf(await pictures.plainPicture("png")) }));
    const headers = { "Content-Type": form.headers.get("Content-Type")! };
    const bytes = new Uint8Array(await form.arrayBuffer());
    for (const length of [0, 30, 150, bytes.length - 60, bytes.length - 8]) {
      const answer = await put({ bearer: token, body: bytes.slice(0, length), headers });
      expectEnvelope(answer);
      expect(answer.status).toBe(400);
    }
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 200));
        controller.error(new Error("The connection was lost."));
      },
    });
    expect((await put({ bearer: token, body: broken, headers })).status).toBe(400);
    await expectUntouched();
  });

  it("accepts only multipart forms", async () => {
    const { token, expectUntouched } = await createPictured();
    const bytes = new Uint8Array(await pictures.plainPicture("png"));
    for (const sending of [
      { json: { avatar: "me.png" } },
      { form: new URLSearchParams({ avatar: "me.png" }) },
      { body: bytes, headers: { "Content-Type": "image/png" } },
      { body: bytes, headers: { "Content-Type": "" } },
    ]) {
      expect((await put({ bearer: token, ...sending })).status).toBe(415);
    }
    await expectUntouched();
  });

  it("answers 401 without a session and for a deleted account", async () => {
    const { id, token } = await createMember();
    await prisma.user.update({ where: { id }, data: { deletedAt: new Date() } });
    const form = () => formOf({ avatar: fileOf(Buffer.alloc(10)) });
    for (const who of [{}, { bearer: "nonsense" }, { cookie: token }, { bearer: token }]) {
      const { status, body } = await put({ ...who, form: form() });
      expect([status, body]).toEqual([401, { success: false, message: "Please sign in first." }]);
    }
    expect(await kept()).toEqual([]);
  });

  it("refuses another site's page that uses the cookie", async () => {
    const { token, expectUntouched } = await createPictured();
    const form = formOf({ avatar: fileOf(await pictures.plainPicture("png")) });
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await put({ cookie: token, form, headers })).status).toBe(403);
    expect((await send(route.DELETE, { method: "DELETE", cookie: token, headers })).status).toBe(403);
    await expectUntouched();
  });

  it("answers 429 after twenty tries within the hour from any session, and does not limit other accounts", async () => {
    const { id, token, sessionVersion, expectUntouched } = await createPictured();
    const other = await createMember();
    const bad = fileOf(latin(HTML));
    const tokens = [token, await createSession({ id, sessionVersion })];
    for (let attempt = 1; attempt < 20; attempt++) {
      expect((await putPicture(tokens[attempt % 2]!, bad)).status).toBe(415);
    }
    const good = fileOf(await pictures.plainPicture("png"));
    const refused = await putPicture(token, good);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(3600);
    await expectUntouched();
    expect((await putPicture(other.token, good)).status).toBe(200);
  });

  it("removes the former files, but only its own", async () => {
    const { id, token } = await createPictured();
    const before = await kept();
    const picture = fileOf(await pictures.plainPicture("png", { colour: BLUE }));
    expect((await putPicture(token, picture)).status).toBe(200);
    expect(await kept()).toHaveLength(2);
    for (const name of before) expect(await kept()).not.toContain(name);

    const mine = await kept();
    const outside = path.join(directory, "..", `${"a".repeat(32)}.webp`);
    await writeFile(outside, "stays");
    for (const avatar of [
      "/portraits/7.svg",
      "https://lh3.googleusercontent.com/a/picture=s96-c",
      `https://elsewhere.example/uploads/${mine[0]}`,
      `/uploads/../${"a".repeat(32)}.webp`,
      "/uploads/",
    ]) {
      await prisma.user.update({ where: { id }, data: { avatar, avatarSmall: null } });
      expect((await putPicture(token, picture)).status).toBe(200);
      await send(route.DELETE, { method: "DELETE", bearer: token });
    }
    expect(await kept()).toEqual(mine);
    expect(await readFile(outside, "utf8")).toBe("stays");
  });

  it("leaves one pair of files after concurrent uploads", async () => {
    const { id, token } = await createPictured();
    const files = [RED, GREEN, BLUE, YELLOW, RED, GREEN].map(async (colour) =>
      fileOf(await pictures.plainPicture("png", { colour })),
    );
    const answers = await Promise.all(files.map(async (file) => putPicture(token, await file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { avatar, avatarSmall } = await rowOf(id);
    expect(await kept()).toEqual([nameOf(avatar), nameOf(avatarSmall)].sort());
    const [large, small] = [await readKept(avatar!), await readKept(avatarSmall!)];
    expectColours(await pictures.coloursOf(small), await pictures.coloursOf(large));
  });

  it("leaves one pair of files when two changes wait for the same row", async () => {
    const { id, token } = await createPictured();
    const picture = fileOf(await pictures.plainPicture("png"));
    const { both } = await prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`select 1 from user_account where id = ${id}::uuid for update`;
        const both = [putPicture(token, picture), putPicture(token, picture)];
        await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 10_000 });
        return { both };
      },
      { timeout: 15_000 },
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const { avatar, avatarSmall } = await rowOf(id);
    expect(await kept()).toEqual([nameOf(avatar), nameOf(avatarSmall)].sort());
  });

  it("rolls back when the session or the account ends while it runs", async () => {
    const endings = [
      (id: string) => prisma.user.update({ where: { id }, data: { deletedAt: new Date() } }),
      (id: string) => prisma.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } }),
      (userId: string, id: string) =>
        prisma.endedSession.create({ data: { id, userId, expiresAt: new Date(Date.now() + 60_000) } }),
    ];
    for (const end of endings) {
      await clearAll();
      const { id, token, expectUntouched } = await createPictured();
      const actor = (await findActor(token, "192.0.2.1"))!;
      await end(id, actor.session.sessionId);
      const avatar = fileOf(await pictures.plainPicture("png"));
      await expect(updateAvatar(actor, { avatar, crop: null })).rejects.toMatchObject({ code: "not_signed_in" });
      await expectUntouched();
    }
  });

  it("answers 503 when the disk fails, and logs the reason", async () => {
    const { id, token } = await createMember();
    await mkdir(path.dirname(directory), { recursive: true });
    await writeFile(directory, "not a directory");
    const log = vi.spyOn(logger, "error");
    const answer = await putPicture(token, fileOf(await pictures.plainPicture("png")));
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain(directory);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ code: "EEXIST" }) }),
      expect.any(String),
    );
    expect(await rowOf(id)).toMatchObject({ avatar: null, avatarSmall: null });
  });

  it("succeeds when the former file cannot be removed, and logs it", async () => {
    const { id, token } = await createPictured();
    const stuck = nameOf((await rowOf(id)).avatar)!;
    await rm(path.join(directory, stuck));
    await mkdir(path.join(directory, stuck, "inside"), { recursive: true });
    const log = vi.spyOn(logger, "error");
    expect((await putPicture(token, fileOf(await pictures.plainPicture("png")))).status).toBe(200);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ file: stuck }), expect.any(String));
    expect(await kept()).toHaveLength(3);
  });

  it("refreshes the pages that show the person: their own and those of mentors they reviewed", async () => {
    const [mentor, reviewed] = [await createMentor(), await createMentor()];
    await createMentor();
    await prisma.review.create({
      data: {
        mentorId: reviewed.mentorProfile.id,
        studentId: mentor.id,
        rating: 5,
        comment: "Patient and clear, and always on time.",
      },
    });
    const token = await createSession(mentor);
    refreshedTags();
    const tags = tagsOfMentors([mentor.username, reviewed.username]).sort();
    expect((await putPicture(token, fileOf(await pictures.plainPicture("png")))).status).toBe(200);
    expect(refreshedTags().sort()).toEqual(tags);
    expect((await send(route.DELETE, { method: "DELETE", bearer: token })).status).toBe(200);
    expect(refreshedTags().sort()).toEqual(tags);
    expect((await putPicture(token, fileOf(latin(HTML)))).status).toBe(415);
    expect(refreshedTags()).toEqual([]);
  });

  it.each(["GET", "POST", "PATCH"] as const)("answers 405 to %s", async (method) => {
    const { status, headers } = await send(route[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "PUT, DELETE, OPTIONS"]);
  });
});

describe("DELETE /api/v1/users/update-profile-photo", () => {
  it("removes the picture, once or twice", async () => {
    const { id, token } = await createPictured();
    for (let time = 0; time < 2; time++) {
      const answer = await send(route.DELETE, { method: "DELETE", bearer: token });
      expectEnvelope(answer);
      expect(answer.status).toBe(200);
      expect(answer.body.message).toBe(messages.removed);
      expect(answer.body.data.user).toMatchObject({ _id: id, avatar: null, avatarSmall: null });
    }
    expect(await rowOf(id)).toMatchObject({ avatar: null, avatarSmall: null });
    expect(await kept()).toEqual([]);
  });

  it("answers 401 without a session", async () => {
    const { expectUntouched } = await createPictured();
    expect((await send(route.DELETE, { method: "DELETE" })).status).toBe(401);
    await expectUntouched();
  });
});

describe("GET /uploads/[file]", () => {
  const get = (file: string) => uploads.GET(new Request("http://localhost/"), { params: Promise.resolve({ file }) });

  it("serves a stored picture with an immutable cache and a policy that runs nothing", async () => {
    const { id } = await createPictured();
    const { avatar } = await rowOf(id);
    const answer = await get(nameOf(avatar)!);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(await readKept(avatar!))).toBe(true);
  });

  it("finds nothing else, inside or outside of the directory", async () => {
    const { id, token } = await createPictured();
    const name = nameOf((await rowOf(id)).avatar)!;
    await writeFile(path.join(directory, "secret.txt"), "secret");
    await writeFile(path.join(directory, "..", `${"b".repeat(32)}.webp`), "secret");
    const strangers = ["secret.txt", `${"b".repeat(32)}.webp`, "", ".", "..", "%2e%2e", `../${"b".repeat(32)}.webp`];
    strangers.push(`..%2f${"b".repeat(32)}.webp`, `..\\${name}`, `./${name}`, `${name}\0`, `${name}\n`, ` ${name}`);
    strangers.push(
      name.toUpperCase(),
      name.replace("webp", "png"),
      name.replace(".webp", ""),
      `${name}.part`,
      `${name}/`,
    );
    for (const stranger of strangers) {
      const answer = await get(stranger);
      expect([stranger, answer.status]).toEqual([stranger, 404]);
      expect(await answer.text()).toBe("Not found");
      expect(answer.headers.get("cache-control")).toBeNull();
    }
    await send(route.DELETE, { method: "DELETE", bearer: token });
    expect((await get(name)).status).toBe(404);
  });
});

describe("with UploadThing", () => {
  type Remote = { route: typeof route; prisma: typeof prisma; logger: typeof logger };
  let provider: Awaited<ReturnType<typeof startFakeUploadThing>>;
  let remote: Remote;

  beforeAll(async () => {
    provider = await startFakeUploadThing();
    process.env.UPLOADTHING_TOKEN = provider.token;
    process.env.UPLOADTHING_API_URL = provider.url;
    process.env.UPLOADTHING_INGEST_URL = provider.url;
    // The environment is read at import, so the product is imported a second time.
    vi.resetModules();
    remote = {
      route: await import("@/app/api/v1/users/update-profile-photo/route"),
      prisma: (await import("@/lib/platform/db/prisma")).prisma,
      logger: (await import("@/lib/platform/logger")).logger,
    };
    // The library calls two of its own fields that it has deprecated.
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  beforeEach(() => {
    provider.recover();
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterAll(async () => {
    await remote.prisma.$disconnect();
    await provider.stop();
  });

  const putRemote = async (bearer: string, file?: File) =>
    send(remote.route.PUT, {
      method: "PUT",
      bearer,
      form: formOf({ avatar: file ?? fileOf(await pictures.plainPicture("png")) }),
    });
  const keysOf = (row: Awaited<ReturnType<typeof rowOf>>) => [row.avatar, row.avatarSmall].map((url) => nameOf(url)!);

  it("stores the picture there and removes the former one", async () => {
    const { id, token } = await createMember();
    expect((await putRemote(token)).status).toBe(200);
    const first = await rowOf(id);
    expect(first.avatar).toMatch(new RegExp(`^${provider.url}/f/[\\w-]{40,}$`));
    const shown = await fetch(first.avatar!);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: "webp",
      width: 512,
    });
    expect(await sharp(provider.files.get(keysOf(first)[1]!)).metadata()).toMatchObject({ format: "webp", width: 128 });

    expect((await putRemote(token)).status).toBe(200);
    const second = await rowOf(id);
    expect(new Set([...keysOf(first), ...keysOf(second)]).size).toBe(4);
    expect([...provider.files.keys()].sort()).toEqual(keysOf(second).sort());
    expect((await send(remote.route.DELETE, { method: "DELETE", bearer: token })).status).toBe(200);
    expect(provider.files.size).toBe(0);
    expect(await kept()).toEqual([]);
  });

  it("reads a picture back from its store, and requests no other account's pictures", async () => {
    const { pictureStorage } = await import("@/lib/platform/storage/picture-storage");
    const picture = await pictures.plainPicture("webp");
    const { diskStorage } = await import("@/lib/platform/storage/disk-storage");
    const [there, onDisk] = [...(await pictureStorage().put([picture])), ...(await diskStorage.put([picture]))];
    provider.requests();
    expect(await pictureStorage().read(there!)).toEqual(new Uint8Array(picture));
    expect(provider.requests()).toEqual([`GET ${new URL(there!).pathname}`]);
    expect(Buffer.from((await pictureStorage().read(onDisk!))!)).toEqual(picture);
    for (const stranger of [
      "https://lh3.googleusercontent.com/f/abc",
      `${provider.url.replace("127.0.0.1", "127.0.0.2")}/f/abc`,
      `${provider.url}/f/../v6/deleteFiles`,
      `${provider.url}/f/abc?x=1`,
      `${provider.url}/f/`,
      `${provider.url}.stranger.example/f/abc`,
      `${provider.url}@stranger.example/f/abc`,
      "",
    ]) {
      expect([stranger, await pictureStorage().read(stranger)]).toEqual([stranger, null]);
    }
    expect(provider.requests()).toEqual([]);
    await pictureStorage().remove([there!, onDisk!]);
    expect(await pictureStorage().read(there!)).toBeNull();
    expect(await pictureStorage().read(onDisk!)).toBeNull();
  });

  it("removes the disk's picture from the disk and requests no other account's pictures", async () => {
    const { id, token } = await createPictured();
    provider.requests();
    expect((await putRemote(token)).status).toBe(200);
    expect(await kept()).toEqual([]);
    await send(remote.route.DELETE, { method: "DELETE", bearer: token });
    provider.requests();
    for (const avatar of [
      "/portraits/7.svg",
      "https://lh3.googleusercontent.com/f/abc",
      "https://other.ufs.sh/f/abc",
    ]) {
      await prisma.user.update({ where: { id }, data: { avatar, avatarSmall: null } });
      expect((await send(remote.route.DELETE, { method: "DELETE", bearer: token })).status).toBe(200);
    }
    expect(provider.requests()).toEqual([]);
  });

  it("leaves one pair there after concurrent uploads", async () => {
    const { id, token } = await createMember();
    const answers = await Promise.all([putRemote(token), putRemote(token), putRemote(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([...provider.files.keys()].sort()).toEqual(keysOf(await rowOf(id)).sort());
    await send(remote.route.DELETE, { method: "DELETE", bearer: token });
  });

  it.each([1, 2])("answers 503 and changes nothing when upload %i of the two fails", async (failing) => {
    const { id, token } = await createMember();
    expect((await putRemote(token)).status).toBe(200);
    const before = [await rowOf(id), [...provider.files.keys()]];
    const log = vi.spyOn(remote.logger, "error");
    provider.refuse("upload", failing);
    const answer = await putRemote(token);
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({
      success: false,
      message: "This service is not available right now. Please try again later.",
    });
    expect(log).toHaveBeenCalledOnce();
    expect(inspect(log.mock.calls, { depth: null })).not.toContain("sk_live");
    expect([await rowOf(id), [...provider.files.keys()]]).toEqual(before);
    expect(await kept()).toEqual([]);
    provider.recover();
    await send(remote.route.DELETE, { method: "DELETE", bearer: token });
  });

  it("succeeds when the former picture cannot be removed, and logs it", async () => {
    const { id, token } = await createMember();
    expect((await putRemote(token)).status).toBe(200);
    const former = keysOf(await rowOf(id));
    const log = vi.spyOn(remote.logger, "error");
    provider.refuse("remove");
    expect((await putRemote(token)).status).toBe(200);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ files: former }), expect.any(String));
    expect(inspect(log.mock.calls, { depth: null })).not.toContain("sk_live");
    expect(keysOf(await rowOf(id))).not.toEqual(former);
  });
});
