/**
 * `npm run seed -- --mentors N [--seed S] [--replace]`: fills a database without accounts with mentors, students and reviews.
 * `--replace` empties the database first, if it is on this machine.
 */
import { mentorProfileHref } from "@/lib/links";
import { isLocalDatabase } from "./database/local-database";
import { migrate } from "./database/migrate-runner";
import { withDatabase } from "./database/open-database";
import { readArguments, wholeNumber } from "./arguments";
import { readEnvironment } from "./environment";
import { refuseBesideServer } from "./running-server";
import { clearTables, isDatabaseEmpty } from "./seed/accounts";
import { seedDemo } from "./seed/seed-demo";

const MOST_MENTORS = 5_000_000;

const text = { type: "string" } as const;
const { mentors, seed, replace } = readArguments(
  {
    options: {
      mentors: { ...text, default: "600" },
      seed: { ...text, default: "1" },
      replace: { type: "boolean", default: false },
    },
  },
  ({ values }) => ({
    mentors: wholeNumber("mentors", values.mentors, 1, MOST_MENTORS),
    seed: wholeNumber("seed", values.seed, 0, 2 ** 31 - 1),
    replace: values.replace,
  }),
);

if (replace) refuseBesideServer("it would lose its data");
await withDatabase(readEnvironment(), async ({ url, positionKey }) => {
  if (replace && !isLocalDatabase(url)) {
    throw new Error(
      "--replace would empty a database that is not on this machine, so it was refused. Nothing was changed.",
    );
  }
  await migrate(url);
  if (!(await isDatabaseEmpty(url))) {
    if (!replace) {
      throw new Error(
        "The database already has accounts, so nothing was changed. Add --replace to remove them all first.",
      );
    }
    await clearTables(url);
  }
  const { exampleUsername } = await seedDemo(url, { mentors, seed, positionKey, log: console.log });
  console.log(`One of the mentors: ${mentorProfileHref(exampleUsername)}`);
});
