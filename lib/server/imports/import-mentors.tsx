import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import {
  importMessages as messages,
  importTexts,
  invitationTexts as texts,
} from "@/lib/domain/imports/mentor-import.messages";
import { type ImportError, type ImportRow, INVITATION_DAYS } from "@/lib/domain/imports/mentor-import.rules";
import { type ImportedMentor, readRow } from "@/lib/domain/imports/read-row";
import { AppError } from "@/lib/errors";
import { mentorInvitationHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { compose, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { hashOfMailSecret, newMailSecret } from "@/lib/server/account/mail-tokens";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { townOf } from "@/lib/server/places/search-towns";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { site } from "@/lib/site";
import { readTable } from "./read-table";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a table for a day, so that its check needs no second upload.
 * @returns its id
 * @throws AppError invalid_input, as `readTable`
 */
export async function uploadMentors({ csv }: { csv: string }): Promise<string> {
  const { id } = await prisma.mentorImport.create({ data: { rows: readTable(csv) }, select: { id: true } });
  return id;
}

/** What an import would do. */
export type ImportCheck = {
  fresh: ImportedMentor[];
  invited: number;
  registered: number;
  wrongLines: number;
  errors: ImportError[];
};

/**
 * What an uploaded table would do now. Nothing is sent.
 * @throws AppError not_found when the table is gone
 */
export async function checkImport(id: string, now = new Date()): Promise<ImportCheck> {
  const stored = await prisma.mentorImport.findUnique({ where: { id }, select: { rows: true } });
  if (!stored) throw new AppError("not_found", { message: importTexts.gone });
  const findTown = (name: string) => {
    const town = townOf(name);
    return town && { latitude: town.latitude, longitude: town.longitude };
  };
  const mentors = new Map<string, ImportedMentor>();
  const errors: ImportError[] = [];
  for (const row of stored.rows as ImportRow[]) {
    const read = readRow(row, findTown, now);
    if ("errors" in read) errors.push(...read.errors);
    else if (mentors.has(read.mentor.email))
      errors.push({ line: row.line, column: "email", message: messages.repeated });
    else mentors.set(read.mentor.email, read.mentor);
  }
  const email = { in: [...mentors.keys()] };
  const [accounts, invitations] = await Promise.all([
    prisma.user.findMany({ where: { email }, select: { email: true } }),
    prisma.mentorInvitation.findMany({ where: { email, expiresAt: { gt: now } }, select: { email: true } }),
  ]);
  const registered = new Set(accounts.map((account) => account.email));
  const invited = new Set(invitations.map((invitation) => invitation.email));
  const fresh = [...mentors.values()].filter((mentor) => !registered.has(mentor.email) && !invited.has(mentor.email));
  return {
    fresh,
    invited: invited.size,
    registered: registered.size,
    wrongLines: new Set(errors.map(({ line }) => line)).size,
    errors,
  };
}

/**
 * Invites everybody in an uploaded table who has neither an account nor an invitation. Running it again, also at the same
 * time, sends no second mail.
 * @returns how many people were invited
 * @throws AppError not_found when the table is gone
 */
export async function importMentors(staff: StaffActor, { importId }: { importId: string }): Promise<number> {
  const now = new Date();
  const { fresh } = await checkImport(importId, now);
  const prepared: Awaited<ReturnType<typeof prepareInvitation>>[] = [];
  for (const mentor of fresh) prepared.push(await prepareInvitation(mentor));
  const count = await prisma.$transaction(async (tx) => {
    // One import after the other, so that of two that run at once only one invites a person.
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtext('mentor_import'))::text`;
    await tx.mentorInvitation.deleteMany({ where: { expiresAt: { lte: now } } });
    let invited = 0;
    for (const { mentor, hash, mail } of prepared) {
      const { email, profile } = mentor;
      const data = { email, profile, hash, expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) };
      const { count: added } = await tx.mentorInvitation.createMany({ data, skipDuplicates: true });
      if (added === 0) continue;
      await putInOutbox(tx, mail);
      invited += 1;
    }
    if (invited > 0) {
      const { id: actorId, requestId } = staff;
      await recordAudit(tx, { action: "mentors.imported", actorId, after: { invited }, requestId });
    }
    return invited;
  }, IMPORT_TIMES);
  deliverMailsAfterAnswer();
  return count;
}

/** Hundreds of rows take longer than other transactions. */
const IMPORT_TIMES = { timeout: 30_000, maxWait: 10_000 };

async function prepareInvitation(mentor: ImportedMentor) {
  const secret = newMailSecret();
  const { email, profile } = mentor;
  const body = (
    <NoticeMail
      heading={texts.title}
      reason={texts.mailReason(site.name)}
      paragraphs={[texts.mailText(profile.name, site.name), texts.mailHow]}
      action={{ href: absolute(mentorInvitationHref(secret)), label: texts.open }}
    />
  );
  const mail = await prepareMail(await compose("mentor-invitation", email, texts.mailSubject(site.name), body));
  return { mentor, hash: hashOfMailSecret(secret), mail };
}
