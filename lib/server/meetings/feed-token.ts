import "server-only";
import { signFor } from "@/lib/server/auth/keys";

/** The 256 bits of a feed's address. They follow from the version, so nothing secret is kept, and a raised one ends them. */
export const feedToken = (userId: string, version: number) => signFor("calendar-feed", `${userId}:${version}`);
