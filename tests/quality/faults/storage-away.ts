import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links } from "@/lib/links";
import { startFakeUploadThing } from "../../support/fake-uploadthing";
import { ask } from "./ask";
import type { FaultContext, Scenario } from "./scenario";
import { isKindRefusal } from "./shots";
import { type Person, signIn } from "./sign-in";
import { type Site, withSite } from "./site";
import { picturesOf, uploadPicture } from "./upload-picture";

type Storage = Awaited<ReturnType<typeof startFakeUploadThing>>;

/** The site waits 15 s for the provider; drawing the picture takes its time too. */
const UPLOAD_LIMIT_MS = 18_000;

/** What the provider does to us. */
const FAULTS: readonly { how: string; make: (storage: Storage) => unknown }[] = [
  { how: "refused", make: (storage) => storage.stop() },
  { how: "failing", make: (storage) => storage.refuse("upload") },
  { how: "failing for the second file", make: (storage) => storage.refuse("upload", 2) },
  { how: "silent", make: (storage) => storage.hang() },
];

async function checkUpload({ tally, note }: FaultContext, site: Site, storage: Storage, person: Person, how: string) {
  const [before, kept] = [await picturesOf(site, person), storage.files.size];
  const startedAt = performance.now();
  const uploading = uploadPicture(site, person);
  const others = await ask(site.address, { path: links.mentors });
  tally.check(others.status === 200, `while storage is ${how}, ${links.mentors} answers ${others.status}`);
  const answer = await uploading;
  const ms = Math.round(performance.now() - startedAt);
  tally.count(
    isKindRefusal(answer) ? "refused" : { wrong: `storage ${how}: ${answer.status} ${answer.text.slice(0, 100)}` },
  );
  note(`${how}: answered after ${ms} ms`);
  tally.check(ms < UPLOAD_LIMIT_MS, `storage ${how}: the answer took ${ms} ms`);
  const after = await picturesOf(site, person);
  tally.check(JSON.stringify(before) === JSON.stringify(after), `storage ${how}: the account shows another picture`);
  tally.check(storage.files.size === kept, `storage ${how}: ${storage.files.size - kept} files were left behind`);
}

async function run(context: FaultContext, site: Site, storage: Storage): Promise<void> {
  const { tally } = context;
  const person = await signIn(site.address, DEMO_EMAILS.student);
  const first = await uploadPicture(site, person);
  tally.check(first.status === 200, `the first upload answers ${first.status}: ${first.text.slice(0, 100)}`);
  for (const { how, make } of FAULTS) {
    await make(storage);
    await checkUpload(context, site, storage, person, how);
    if (how === "refused") await storage.start();
    storage.recover();
  }
  const last = await uploadPicture(site, person);
  tally.check(last.status === 200, `the upload after the outage answers ${last.status}`);
  tally.check(storage.files.size === 2, `${storage.files.size} files are kept for one picture in two sizes`);
}

export const storageAway: Scenario = {
  name: "storage-away",
  about: "the storage of pictures refuses, fails, fails half-way and hangs during an upload",
  run: async (context) => {
    const storage = await startFakeUploadThing();
    const environment = {
      UPLOADTHING_TOKEN: storage.token,
      UPLOADTHING_API_URL: storage.url,
      UPLOADTHING_INGEST_URL: storage.url,
    };
    try {
      await withSite({ logLevel: context.logLevel, environment }, (site) => run(context, site, storage));
    } finally {
      await storage.stop();
    }
  },
};
