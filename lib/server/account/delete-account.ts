import "server-only";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { leaveMeetings, prepareFarewell } from "@/lib/server/meetings/leave-meetings";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import { recordDeparture } from "@/lib/server/mentors/past-username.repository";
import { forgetUsernames } from "@/lib/server/mentors/past-usernames";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { anonymiseAccount, emptyMentorProfile } from "./anonymise.repository";

/**
 * Deletes the signed-in person's account: the row stays without anything that tells who it was, so that the username is
 * never given again and reviews remain as "Deleted user". Meetings to come are cancelled (decisions, "Delete account").
 * The address of a mentor says from now on that the mentor has left.
 * @throws AppError not_signed_in when the account is gone already
 */
export async function deleteAccount(actor: Actor): Promise<void> {
  const now = new Date();
  const farewell = await prepareFarewell(actor.id, now);
  const { pictures, names } = await prisma.$transaction(async (tx) => {
    const former = await anonymiseAccount(tx, actor.id, now);
    if (!former) throw new AppError("not_signed_in");
    await leaveMeetings(tx, actor.id, now, farewell);
    // Once the meetings are held, so that no mail about one of them is still being written.
    await tx.outboxMail.deleteMany({ where: { recipient: former.email } });
    if (former.mentorId === null) return { pictures: former.pictures, names: [] };
    const usernames = await recordDeparture(tx, { userId: actor.id, mentorId: former.mentorId });
    await emptyMentorProfile(tx, former.mentorId);
    await refreshListing(tx, former.mentorId);
    return { pictures: former.pictures, names: usernames };
  });
  deliverMailsAfterAnswer();
  // Only now, so that a review of the last moment counts, and before the files that the pages showed are gone.
  refreshMentorPages([...new Set([...names, ...(await mentorsShowing(actor.id))])]);
  refreshMentorLists();
  forgetUsernames(names);
  await pictureStorage().remove(pictures);
}
