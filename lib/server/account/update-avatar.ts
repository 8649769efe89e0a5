import "server-only";
import type { AvatarUpload } from "@/lib/domain/account/avatar.schema";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, limitMember } from "@/lib/platform/limits/rate-limits";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { drawAvatar } from "./draw-avatar";
import { getOwnAccount, lockAccount } from "./account.repository";

type Pictures = { avatar: string | null; avatarSmall: string | null };

/**
 * Replaces the signed-in user's picture with an upload and deletes the old files.
 * @throws AppError too_large, unsupported_media_type or invalid_input for a rejected picture; not_signed_in when the
 *   session ended meanwhile; too_many_requests; service_unavailable
 */
export async function updateAvatar(actor: Actor, { avatar: file, crop }: AvatarUpload): Promise<OwnAccount> {
  await limitMember("avatar", actor);
  const { large, small } = await drawAvatar(file, crop);
  const urls = await pictureStorage().put([large, small]);
  const [avatar = null, avatarSmall = null] = urls;
  const former = await replacePictures(actor, { avatar, avatarSmall }).catch(async (error: unknown) => {
    await pictureStorage().remove(urls);
    throw error;
  });
  return showAndClearAway(actor, former);
}

/**
 * Removes the signed-in user's picture.
 * @throws AppError not_signed_in when the session ended meanwhile; too_many_requests
 */
export async function removeAvatar(actor: Actor): Promise<OwnAccount> {
  await limitAttempts([["profile-by-account", actor.id]]);
  return showAndClearAway(actor, await replacePictures(actor, { avatar: null, avatarSmall: null }));
}

/**
 * If two changes run at once, the second waits for the row lock and returns the first one's pictures. @returns the old
 * pictures
 */
async function replacePictures({ id, session }: Actor, pictures: Pictures): Promise<string[]> {
  return prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) throw new AppError("not_signed_in");
    const former = await tx.user.findFirst({
      where: {
        id,
        ...ACTIVE_ACCOUNT,
        sessionVersion: session.sessionVersion,
        endedSessions: { none: { id: session.sessionId } },
      },
      select: { avatar: true, avatarSmall: true },
    });
    if (!former) throw new AppError("not_signed_in");
    await tx.user.update({ where: { id }, data: pictures, select: { id: true } });
    return [former.avatar, former.avatarSmall].filter((url) => url !== null);
  });
}

/** Invalidates the pages before deleting the files that they show. */
async function showAndClearAway({ id }: Actor, former: readonly string[]): Promise<OwnAccount> {
  refreshMentorPages(await mentorsShowing(id));
  refreshMentorLists();
  await pictureStorage().remove(former);
  return getOwnAccount(id);
}
