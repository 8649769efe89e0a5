import "server-only";
import { invitationTexts as texts } from "@/lib/domain/imports/mentor-import.messages";
import type { ImportedMentor } from "@/lib/domain/imports/read-row";
import { AppError } from "@/lib/errors";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { retryConflict } from "@/lib/platform/db/retry-conflict";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { freeUsername, setUpRole } from "@/lib/server/account/account.repository";
import { refuseGuessable } from "@/lib/server/account/guessable-password";
import { hashOfMailSecret } from "@/lib/server/account/mail-tokens";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { writeProfile } from "@/lib/server/profile/update-profile";

type Profile = ImportedMentor["profile"];

/** The profile behind a mailed link; null when it is unknown, used, declined or expired. */
export async function findInvitedProfile(secret: string, now = new Date()): Promise<Profile | null> {
  const invitation = await prisma.mentorInvitation.findFirst({
    where: { hash: hashOfMailSecret(secret), expiresAt: { gt: now } },
    select: { profile: true },
  });
  return invitation && (invitation.profile as Profile);
}

/**
 * Creates the account and the profile of an invited mentor. The address counts as verified, since its owner read the mail.
 * Of two concurrent requests one succeeds.
 * @throws AppError invalid_input for an unknown link or a guessable password; conflict when the address has an account;
 *   too_many_requests
 */
export async function acceptInvitation(
  { token, password }: { token: string; password: string },
  visitor: Visitor,
): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  const passwordHash = await hashPassword(password);
  // Of two people with one name who accept at once, the second tries another username.
  const username = await retryConflict(() => createInvited(token, password, passwordHash));
  refreshMentorPages([username]);
  refreshMentorLists();
}

/** @returns the new mentor's username */
function createInvited(token: string, password: string, passwordHash: string): Promise<string> {
  return prisma.$transaction(async (tx) => {
    const where = { hash: hashOfMailSecret(token), expiresAt: { gt: new Date() } };
    const invitation = await tx.mentorInvitation.findFirst({ where });
    if (!invitation) throw linkInvalid();
    const { email } = invitation;
    const profile = invitation.profile as Profile;
    refuseGuessable(password, { email, name: profile.name }, "password");
    // Of two requests at once, the second waits here and deletes nothing.
    if ((await tx.mentorInvitation.deleteMany({ where })).count === 0) throw linkInvalid();
    if (await tx.user.findUnique({ where: { email }, select: { id: true } })) {
      throw new AppError("conflict", { message: texts.known });
    }
    const created = await tx.user.create({
      data: {
        name: profile.name,
        email,
        role: "mentor",
        username: await freeUsername(tx, profile.name),
        emailVerifiedAt: new Date(),
        password: { create: { hash: passwordHash } },
      },
      select: { id: true, username: true },
    });
    await setUpRole(tx, created.id, "mentor");
    await writeProfile(tx, created.id, profile);
    return created.username;
  });
}

/** Deletes an invitation and its profile. Declining twice is not an error. @throws AppError too_many_requests */
export async function declineInvitation({ token }: { token: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  await prisma.mentorInvitation.deleteMany({ where: { hash: hashOfMailSecret(token) } });
}

function linkInvalid(): AppError {
  const message = texts.linkInvalid;
  return new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}
