import "server-only";
import { unstable_cache } from "next/cache";
import type { DirectoryPage } from "@/lib/domain/mentors/directory-entry";
import { listDirectoryPages } from "./mentor-directory.repository";

/** Seconds; each page of the directory is kept as long. */
const PAGES_SECONDS = 600;

/** All pages of the directory. Each page leads to its neighbours, so the list is kept, and read once for all of them. */
export function getDirectoryPages(): Promise<DirectoryPage[]> {
  return unstable_cache(listDirectoryPages, ["directory-pages"], { revalidate: PAGES_SECONDS })();
}
