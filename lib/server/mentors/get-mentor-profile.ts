import "server-only";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { AppError } from "@/lib/errors";
import { maskProfile } from "@/lib/server/flags/mask-texts";
import { toPublicMentorProfile } from "./mentor-profile.dto";
import { findMentorProfile } from "./mentor-profile.repository";

/**
 * A mentor's public profile, by current or former username.
 * @throws AppError `mentor_not_found` when no active mentor has or had this username
 */
export async function getMentorProfile(username: string): Promise<PublicMentorProfile> {
  const row = usernameParamSchema.safeParse({ username }).success ? await findMentorProfile(username) : null;
  if (row === null) throw new AppError("mentor_not_found");
  return maskProfile(toPublicMentorProfile(row));
}
