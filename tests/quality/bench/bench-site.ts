import { isBuildStale } from "@/scripts/build-state";
import { buildNext } from "@/scripts/next-process";
import { serveBuild, type ServedBuild } from "@/scripts/serve-build";

/**
 * Serves the production build, made again if it is stale, to be measured.
 * @param extra further variables of the server
 * @throws Error when it cannot be built or does not start
 */
export async function serveBenchSite(
  databaseUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<ServedBuild> {
  if (isBuildStale() && !(await buildNext())) throw new Error("The site could not be built.");
  return serveBuild({ DATABASE_URL: databaseUrl, ...extra });
}
