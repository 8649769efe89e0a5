import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { links, mentorProfileHref } from "@/lib/links";
import type { startFakeUploadThing } from "@/tests/support/fake-uploadthing";
import { type Answer, ask } from "../ask";
import { isKindRefusal, type Stage } from "./stage";

const BOUNDARY = "----mentorhood-faults";

/** A picture that compresses badly, so that it takes space. */
async function noisyPicture(): Promise<Buffer> {
  const [width, height] = [600, 600];
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < pixels.length; place++) pixels[place] = (place * 2654435761) >>> 24;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Uploads a picture for the student. */
async function upload({ site, student }: Stage): Promise<Answer> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), await noisyPicture(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { ...student.bearer, "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  return ask(site.address, { path: "/api/v1/users/update-profile-photo", method: "PUT", headers, body });
}

/** Uploads a picture that must succeed. */
async function uploadWell(stage: Stage, when: string): Promise<void> {
  const { status, text } = await upload(stage);
  stage.tally.check(status === 200, `the upload ${when} answers ${status}: ${text.slice(0, 100)}`);
}

/** Uploads a picture that must be refused politely and in time, without a change. */
async function uploadInVain(stage: Stage, how: string, limitMs: number): Promise<void> {
  const before = await picturesOf(stage);
  const answer = await upload(stage);
  const wrong = `an upload (${how}) answers ${answer.status}: ${answer.text.slice(0, 100)}`;
  stage.tally.count(isKindRefusal(answer) ? "refused" : { wrong });
  stage.tally.check(answer.ms < limitMs, `an upload (${how}) took ${Math.round(answer.ms)} ms`);
  stage.note(`${how}: answered after ${Math.round(answer.ms)} ms`);
  const isSame = JSON.stringify(before) === JSON.stringify(await picturesOf(stage));
  stage.tally.check(isSame, `${how}: the account shows another picture`);
}

/** The student's pictures in the database. */
async function picturesOf({ site, student }: Stage): Promise<(string | null)[]> {
  const rows = await site.query<{ avatar: string | null; avatar_small: string | null }>(
    "select avatar, avatar_small from user_account where username = $1",
    [student.username],
  );
  return rows.flatMap(({ avatar, avatar_small }) => [avatar, avatar_small]);
}

type Storage = Pick<Awaited<ReturnType<typeof startFakeUploadThing>>, "start" | "stop" | "hang" | "recover"> & {
  files: { readonly size: number };
  refuse(on: "upload", from?: number): void;
};

const STORAGE_FAULTS: readonly { how: string; make: (storage: Storage) => unknown }[] = [
  { how: "refused", make: (storage) => storage.stop() },
  { how: "failing", make: (storage) => storage.refuse("upload") },
  { how: "failing for the second file", make: (storage) => storage.refuse("upload", 2) },
  { how: "silent", make: (storage) => storage.hang() },
];
/** The site waits 15 s for the provider, and processes the picture before. */
const STORAGE_LIMIT_MS = 18_000;

/** Uploads fail politely and leave nothing behind, while the site still serves other pages. */
export async function breakStorage(stage: Stage, storage: Storage): Promise<void> {
  const { tally, site } = stage;
  await uploadWell(stage, "before the outage");
  for (const { how, make } of STORAGE_FAULTS) {
    const kept = storage.files.size;
    await make(storage);
    const [others] = await Promise.all([
      ask(site.address, { path: links.mentors }),
      uploadInVain(stage, `storage ${how}`, STORAGE_LIMIT_MS),
    ]);
    tally.check(others.status === 200, `while storage is ${how}, ${links.mentors} answers ${others.status}`);
    tally.check(storage.files.size === kept, `storage ${how}: ${storage.files.size - kept} files were left behind`);
    if (how === "refused") await storage.start();
    storage.recover();
  }
  await uploadWell(stage, "after the outage");
  tally.check(storage.files.size === 2, `${storage.files.size} files are kept for one picture in two sizes`);
}

const DISK_LIMIT_MS = 5_000;
const DISK_SIZE = "2m";
const ATTEMPTS = 5;

/** Uploads to a full disk fail politely and leave nothing behind, while the site still serves other pages. */
export async function fillDisk(stage: Stage): Promise<void> {
  const { tally, site } = stage;
  const folder = path.join(site.instances[0]!.directory, ".data/uploads");
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_SIZE},mode=755`, "tmpfs", folder]);
  if (status !== 0) return stage.note("Skipped: only root of a Linux machine may mount a small disk.");
  const filler = path.join(folder, "filler");
  try {
    await uploadWell(stage, "to the empty disk");
    writeUntilFull(filler);
    const before = readdirSync(folder).sort();
    const mentors = await stage.mentors(60);
    const profiles = mentors.map(
      ({ username, name }) =>
        () =>
          stage.always({ path: mentorProfileHref(username) }, name.split(" ")[0]!),
    );
    const load = stage.load([...stage.everydayShots(), ...profiles], 4);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) await uploadInVain(stage, "full disk", DISK_LIMIT_MS);
    await sleep(2_000);
    await load.stop();
    const isSame = JSON.stringify(before) === JSON.stringify(readdirSync(folder).sort());
    tally.check(isSame, "uploads to the full disk left something behind");
    for (const picture of await picturesOf(stage)) {
      const answer = await ask(site.address, { path: picture! });
      tally.check(answer.status === 200, `the earlier picture ${picture} answers ${answer.status}`);
    }
    rmSync(filler);
    await uploadWell(stage, "after room was made");
    tally.check(readdirSync(folder).length === 2, `${readdirSync(folder).length} files are kept for one picture`);
  } finally {
    spawnSync("umount", ["-l", folder]);
  }
}

function writeUntilFull(place: string): void {
  const file = openSync(place, "w");
  try {
    const block = Buffer.alloc(statfsSync(path.dirname(place)).bsize, 1);
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}
