import { existsSync } from "node:fs";
import { type BuildTarget, noteBuildTarget } from "./build-state";
import { fail } from "./environment";
import { buildNext, generateClient } from "./next-process";
import { refuseBesideServer } from "./running-server";

/** Makes the database client when it is missing, and the production build; a failure ends the process with a message. */
export async function buildFor(target: BuildTarget): Promise<void> {
  refuseBesideServer("a build would take its files away");
  // A container image holds what runs, without what builds.
  if (!existsSync("node_modules/@tailwindcss/postcss")) {
    fail(
      `This build is not for ${target.APP_URL} or older than the code, and the packages that build are not here. Make the image anew with --build-arg APP_URL=${target.APP_URL}.`,
    );
  }
  if (!(await generateClient())) fail("The database client could not be made.");
  if (!(await buildNext({ APP_URL: target.APP_URL }))) fail("The build failed.");
  noteBuildTarget(target);
}
