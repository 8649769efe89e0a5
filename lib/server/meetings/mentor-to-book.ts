import "server-only";
import { AppError } from "@/lib/errors";
import { unlessUnavailable } from "@/lib/platform/db/database-errors";
import { links } from "@/lib/links";
import { findBookableMentor } from "./bookable-mentor.repository";

/**
 * Whom a visitor is about to book, for a sign-in screen on the way there.
 * @param path as `safeReturnPath` gives it
 * @returns the mentor's name, or null for another path and for nobody who can be booked
 */
export async function mentorToBook(path: string | null): Promise<string | null> {
  if (!path) return null;
  const { pathname, searchParams } = new URL(path, "https://same-site.invalid");
  const username = searchParams.get("mentor");
  if (pathname !== links.booking || !username || searchParams.has("move")) return null;
  const found = findBookableMentor(username).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "mentor_not_found") return null;
    throw error;
  });
  const mentor = await unlessUnavailable(found);
  return mentor?.name ?? null;
}
