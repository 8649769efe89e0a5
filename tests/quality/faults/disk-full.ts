import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { ask } from "./ask";
import { startLoad } from "./load";
import type { FaultContext, Scenario } from "./scenario";
import { isKindRefusal, shotsIn } from "./shots";
import { signIn } from "./sign-in";
import { type Site, withSite } from "./site";
import { mountSmallDisk, type SmallDisk } from "./small-disk";
import { neverAsked } from "./until-answered";
import { picturesOf, uploadPicture } from "./upload-picture";

const UPLOAD_LIMIT_MS = 5_000;
const UPLOADS_DISK = "2m";

/** The disk of the pictures is full. */
async function run({ tally, note }: FaultContext, site: Site, uploads: string): Promise<void> {
  const person = await signIn(site.address, DEMO_EMAILS.student);
  const disks: SmallDisk[] = [];
  const put = (place: string, size: string) => {
    const disk = mountSmallDisk(place, size);
    if (disk) disks.push(disk);
    return disk;
  };
  try {
    const uploadsDisk = put(uploads, UPLOADS_DISK);
    if (!uploadsDisk) return note("Skipped: only root of a Linux machine may mount a small disk.");
    const first = await uploadPicture(site, person);
    tally.check(first.status === 200, `the first upload answers ${first.status}: ${first.text.slice(0, 100)}`);
    uploadsDisk.fill();
    const before = [await picturesOf(site, person), readdirSync(uploads).sort()];

    const { always } = shotsIn(() => "up");
    const mentors = await site.query<{ username: string; name: string }>(
      "select username, name from user_account where role = 'mentor' order by username limit 60",
    );
    const shots = [
      (number: number) => always({ path: neverAsked(number) }, "Find Your Perfect Mentor"),
      () => always({ path: links.profile, headers: person.cookie }, person.username),
      ...mentors.map(
        ({ username, name }) =>
          () =>
            always({ path: mentorProfileHref(username) }, name.split(" ")[0]!),
      ),
    ];
    const load = startLoad(site.address, {
      tally,
      workers: 4,
      next: (number) => shots[number % shots.length]!(number),
    });
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await uploadPicture(site, person);
      const isRight = isKindRefusal(answer) && answer.ms < UPLOAD_LIMIT_MS;
      tally.count(
        isRight ? "refused" : { wrong: `an upload to the full disk answers ${answer.status}: ${answer.text}` },
      );
    }
    await sleep(2_000);
    await load.stop();
    const after = [await picturesOf(site, person), readdirSync(uploads).sort()];
    tally.check(JSON.stringify(before) === JSON.stringify(after), "uploads to the full disk left something behind");
    for (const picture of await picturesOf(site, person)) {
      const { status } = await ask(site.address, { path: picture! });
      tally.check(status === 200, `the picture of before, ${picture}, answers ${status}`);
    }
    uploadsDisk.makeRoom();
    const last = await uploadPicture(site, person);
    tally.check(last.status === 200, `the upload after room was made answers ${last.status}`);
    tally.check(readdirSync(uploads).length === 2, `${readdirSync(uploads).length} files are kept for one picture`);
  } finally {
    for (const disk of disks) disk.remove();
  }
}

export const diskFull: Scenario = {
  name: "disk-full",
  about: "the disk for pictures is full",
  run: (context) =>
    withSite({ logLevel: context.logLevel }, (site) =>
      run(context, site, path.join(site.instances[0]!.directory, ".data/uploads")),
    ),
};
