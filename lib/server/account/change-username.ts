import "server-only";
import { usernameMessages as messages } from "@/lib/domain/account/username.messages";
import { nextUsernameChange } from "@/lib/domain/account/username.rules";
import { formatZonedTime } from "@/lib/domain/time/format-zoned-time";
import { AppError, type ErrorCode } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { isUniqueViolation } from "@/lib/platform/db/database-errors";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { flagProfile } from "@/lib/server/flags/flag-texts";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import { forgetUsernames } from "@/lib/server/mentors/past-usernames";
import { isUsernameTaken, listFormerUsernames, lockUsername, replaceUsername } from "./account.repository";

/**
 * Changes the signed-in user's username. The first change is free; later ones wait for `USERNAME_CHANGE_DAYS`. The
 * old name redirects permanently and stays reserved for its owner (docs/decisions/014-usernames.md).
 * @param username must match `usernameSchema`
 * @param timeZone time zone for the date in the error message
 * @throws AppError username_taken; username_changed_lately; invalid_input for the current username; not_signed_in when
 *   the account is gone; too_many_requests
 */
export async function changeUsername(actor: Pick<Actor, "id">, username: string, timeZone = "UTC"): Promise<void> {
  await limitAttempts([["profile-by-account", actor.id]]);
  const now = new Date();
  const change = prisma.$transaction(async (tx) => {
    const held = await lockUsername(tx, actor.id);
    if (!held) throw new AppError("not_signed_in");
    if (held.username === username) throw refusal("invalid_input", messages.unchanged);
    const next = nextUsernameChange(held.usernameChangedAt, now);
    if (next) throw refusal("username_changed_lately", messages.changedLately(formatZonedTime(next, timeZone)));
    if (await isUsernameTaken(tx, username, actor.id)) throw refusal("username_taken", messages.taken);
    await replaceUsername(tx, actor.id, { from: held.username, to: username, now });
    await flagProfile(tx, actor.id);
  });
  await change.catch((error: unknown) => {
    // Someone else took it between the check and the write.
    throw isUniqueViolation(error) ? refusal("username_taken", messages.taken) : error;
  });
  const [showing, former] = await Promise.all([mentorsShowing(actor.id), listFormerUsernames(prisma, actor.id)]);
  refreshMentorPages([...new Set([username, ...former, ...showing])]);
  refreshMentorLists();
  // Every former name redirected to the previous username.
  forgetUsernames([username, ...former]);
}

const refusal = (code: ErrorCode, message: string) =>
  new AppError(code, { message, fields: [{ field: "username", message }] });

/**
 * The signed-in user's username.
 * @returns also the time from which it may change, or null when it may change now
 * @throws AppError not_signed_in when the account is gone
 */
export async function getOwnUsername(actor: Pick<Actor, "id">): Promise<{ username: string; nextChange: Date | null }> {
  const row = await prisma.user.findFirst({
    where: { id: actor.id, ...ACTIVE_ACCOUNT },
    select: { username: true, usernameChangedAt: true },
  });
  if (!row) throw new AppError("not_signed_in");
  return { username: row.username, nextChange: nextUsernameChange(row.usernameChangedAt, new Date()) };
}
