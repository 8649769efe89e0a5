import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import { INVITATION_DAYS, staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import { STAFF_ROLE_NAMES } from "@/lib/domain/staff/staff.messages";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { joinStaffHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { compose, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { hashOfMailSecret, newMailSecret } from "@/lib/server/account/mail-tokens";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { site } from "@/lib/site";
import type { StaffActor } from "./staff-actor";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Invites an address to the staff by mail. A new invitation replaces an earlier one, whose link then fails.
 * @throws AppError conflict when the address is staff already; too_many_requests
 */
export async function inviteStaff(
  staff: StaffActor,
  { email, role }: { email: string; role: StaffRole },
  now = new Date(),
): Promise<void> {
  const member = await prisma.staffMember.findFirst({ where: { user: { email } }, select: { userId: true } });
  if (member) {
    const message = texts.alreadyStaff;
    throw new AppError("conflict", { message, fields: [{ field: "email", message }] });
  }
  await limitAttempts(mailsTo(email));
  const secret = newMailSecret();
  const body = (
    <NoticeMail
      heading={texts.mailHeading}
      reason={texts.mailReason}
      paragraphs={[texts.mailText(STAFF_ROLE_NAMES[role], site.name), texts.mailHow(email)]}
      action={{ href: absolute(joinStaffHref(secret)), label: texts.join }}
    />
  );
  const mail = await prepareMail(await compose("staff-invitation", email, texts.mailSubject(site.name), body));
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const invitation = { role, hash: hashOfMailSecret(secret), createdAt: now, expiresAt };
  await prisma.$transaction(async (tx) => {
    await tx.staffInvitation.upsert({
      where: { email },
      create: { email, ...invitation },
      update: invitation,
      select: { email: true },
    });
    const { id: actorId, requestId } = staff;
    await recordAudit(tx, { action: "staff.invited", actorId, after: { role }, requestId });
    await putInOutbox(tx, mail);
  });
  deliverMailsAfterAnswer();
}

/** Withdraws an open invitation. @throws AppError not_found when there is none */
export async function withdrawInvitation(staff: StaffActor, { email }: { email: string }): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.staffInvitation.deleteMany({ where: { email } });
    if (count === 0) throw new AppError("not_found", { message: texts.linkUnknown });
    const { id: actorId, requestId } = staff;
    await recordAudit(tx, { action: "staff.invitation_withdrawn", actorId, requestId });
  });
}
