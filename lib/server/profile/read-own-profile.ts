import "server-only";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { AppError } from "@/lib/errors";
import { toOwnProfile } from "./own-profile.dto";
import { findOwnProfile } from "./own-profile.repository";

/**
 * The signed-in person's own profile.
 * @throws AppError not_signed_in when the account is gone
 */
export async function readOwnProfile(userId: string): Promise<OwnProfile> {
  const row = await findOwnProfile(userId);
  if (!row) throw new AppError("not_signed_in");
  return toOwnProfile(row);
}
