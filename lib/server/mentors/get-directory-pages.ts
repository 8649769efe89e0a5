import "server-only";
import { unstable_cache } from "next/cache";
import type { DirectoryPage } from "@/lib/domain/mentors/directory-entry";
import { listDirectoryPages } from "./mentor-directory.repository";

/** Seconds; directory pages use the same cache lifetime. */
const PAGES_SECONDS = 600;

/** All pages of the directory. Every page links to its neighbours, so they share one cached list. */
export function getDirectoryPages(): Promise<DirectoryPage[]> {
  return unstable_cache(listDirectoryPages, ["directory-pages"], { revalidate: PAGES_SECONDS })();
}
