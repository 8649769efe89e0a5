import { isBuildStale } from "../build-state";
import { forgetCachedPages } from "../database/prepare-database";
import { buildNext } from "../next-process";
import { serveBuild, type ServedBuild } from "../serve-build";

/**
 * Serves the production build, made anew if it is stale and without the pages of another database, to be measured.
 * @param extra further variables of the server
 * @throws Error when it cannot be built or does not start
 */
export async function serveBenchSite(
  databaseUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<ServedBuild> {
  if (isBuildStale() && !(await buildNext())) throw new Error("The site could not be built.");
  forgetCachedPages();
  return serveBuild({ DATABASE_URL: databaseUrl, ...extra });
}
