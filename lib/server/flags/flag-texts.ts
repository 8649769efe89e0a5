import "server-only";
import { mayPassForStaff } from "@/lib/domain/account/reserved-names.rules";
import { holdsContactDetails } from "@/lib/domain/flags/contact-details.rules";
import type { FlagReason } from "@/lib/domain/reports/report.rules";
import { type CaseThing, openCase } from "@/lib/server/reports/open-case";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { hashOfText } from "./text-hash";

type Tx = Prisma.TransactionClient;
/** Texts by the field that holds them. */
type Texts = Readonly<Record<string, readonly (string | null)[]>>;
type FoundTexts = Record<string, string[]>;
type Finding = { reason: FlagReason; found: FoundTexts };

/** The texts that a rule hits, without empty fields. */
function hitBy(isHit: (text: string) => boolean, texts: Texts): FoundTexts {
  const found: FoundTexts = {};
  for (const [field, values] of Object.entries(texts)) {
    const hits = values.filter((text) => text !== null && isHit(text)) as string[];
    if (hits.length > 0) found[field] = [...new Set(hits)];
  }
  return found;
}

const textsOf = (found: FoundTexts) => Object.values(found).flat();

/**
 * Flags contact details and reserved names in what an account shows in public. Call it in the transaction that writes any
 * of it, after the writing. Nothing found closes the flags' case again, unless staff have begun to look at it.
 */
export async function flagProfile(tx: Tx, userId: string): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: {
      name: true,
      username: true,
      about: true,
      mentorProfile: {
        select: {
          subjects: true,
          classesOffered: { select: { subject: true } },
          experiences: { select: { institution: true, subject: true } },
          qualifications: { select: { degree: true, field: true, institution: true, detail: true } },
        },
      },
    },
  });
  if (!user) return;
  const { name, username, about, mentorProfile: mentor } = user;
  const names = { name: [name], username: [username] };
  // Only mentors show more than their name.
  const profileTexts = mentor && {
    about: [about],
    subjects: mentor.subjects,
    courses: mentor.classesOffered.map(({ subject }) => subject),
    teaching: mentor.experiences.flatMap(({ institution, subject }) => [institution, subject]),
    qualifications: mentor.qualifications.flatMap((row) => [row.degree, row.field, row.institution, row.detail]),
  };
  await followTexts(tx, { kind: "profile", targetId: userId, subjectId: userId }, [
    { reason: "contact_details", found: hitBy(holdsContactDetails, { ...names, ...profileTexts }) },
    { reason: "reserved_name", found: hitBy(mayPassForStaff, names) },
  ]);
}

type ReviewText = { id: string; studentId: string; comment: string };

/** Flags contact details in a review that is being written; an empty comment is one that goes. */
export async function flagReview(tx: Tx, { id, studentId, comment }: ReviewText): Promise<void> {
  const found = hitBy(holdsContactDetails, { comment: [comment] });
  await followTexts(tx, { kind: "review", targetId: id, subjectId: studentId }, [{ reason: "contact_details", found }]);
}

type MeetingText = { id: string; studentId: string; topic: string | null; className: string | null };

/** Flags contact details in what a student writes for a meeting. Both sides go on reading it: meetings are private. */
export async function flagMeeting(tx: Tx, { id, studentId, topic, className }: MeetingText): Promise<void> {
  const found = hitBy(holdsContactDetails, { topic: [topic], className: [className] });
  if (textsOf(found).length === 0) return;
  await raiseFlag(tx, { kind: "meeting", targetId: id, subjectId: studentId }, "contact_details", found);
}

/** Stores a flag in the case of a thing. It hides, decides and mails nothing. */
export async function raiseFlag(
  tx: Tx,
  thing: CaseThing,
  reason: FlagReason,
  snapshot: Prisma.InputJsonObject,
): Promise<void> {
  const caseId = await openCase(tx, { ...thing, reason }, []);
  await tx.report.create({ data: { ...thing, caseId, reason, text: "", snapshot }, select: { id: true } });
}

/** Brings the flags of a thing in line with what its texts hold now. The author's account has to be locked. */
async function followTexts(tx: Tx, thing: CaseThing, findings: readonly Finding[]): Promise<void> {
  const gone: FlagReason[] = [];
  for (const { reason, found } of findings) {
    const left = await withoutCleared(tx, thing.targetId, found);
    if (textsOf(left).length === 0) gone.push(reason);
    else await renewFlag(tx, thing, reason, left);
  }
  await withdrawFlags(tx, thing, gone);
}

/** Leaves out what staff have dismissed before. */
async function withoutCleared(tx: Tx, targetId: string, found: FoundTexts): Promise<FoundTexts> {
  const hash = { in: textsOf(found).map(hashOfText) };
  if (hash.in.length === 0) return {};
  const cleared = await tx.flaggedText.findMany({
    where: { targetId, hash, clearedAt: { not: null } },
    select: { hash: true },
  });
  const isOpen = (text: string) => !cleared.some((row) => hashOfText(text).equals(row.hash));
  return hitBy(isOpen, found);
}

/** Raises a flag for texts that have none yet; it replaces the open flag of this reason. */
async function renewFlag(tx: Tx, thing: CaseThing, reason: FlagReason, found: FoundTexts): Promise<void> {
  const { targetId, subjectId: authorId } = thing;
  const texts = textsOf(found);
  if (!(await storeNewTexts(tx, { targetId, authorId, texts }))) return;
  const former = await tx.report.findFirst({
    where: { ...thing, reason, case: { closedAt: null } },
    select: { id: true, snapshot: true },
  });
  if (former) {
    const replaced = snapshotTexts(former.snapshot).filter((text) => !texts.includes(text));
    await forgetTexts(tx, targetId, replaced);
    await tx.report.delete({ where: { id: former.id }, select: { id: true } });
  }
  await raiseFlag(tx, thing, reason, found);
}

type NewTexts = { targetId: string; authorId: string; texts: readonly string[] };

/** @returns whether one of the texts was not stored before */
async function storeNewTexts(tx: Tx, { targetId, authorId, texts }: NewTexts): Promise<boolean> {
  const { count } = await tx.flaggedText.createMany({
    data: texts.map((text) => ({ targetId, authorId, hash: hashOfText(text) })),
    skipDuplicates: true,
  });
  return count > 0;
}

async function forgetTexts(tx: Tx, targetId: string, texts: readonly string[]): Promise<void> {
  await tx.flaggedText.deleteMany({ where: { targetId, clearedAt: null, hash: { in: texts.map(hashOfText) } } });
}

/** Closes the case of flags whose texts are gone, if nobody has reported the thing, claimed the case or written a note. */
async function withdrawFlags(tx: Tx, thing: CaseThing, gone: FlagReason[]): Promise<void> {
  const file = await tx.caseFile.findFirst({
    where: { ...thing, closedAt: null, reports: { some: { reason: { in: gone } } } },
    select: { id: true, claimedById: true, reports: true, _count: { select: { notes: true } } },
  });
  if (!file || file.claimedById !== null || file._count.notes > 0) return;
  if (!file.reports.every(({ reason }) => gone.some((known) => known === reason))) return;
  const texts = file.reports.flatMap(({ snapshot }) => snapshotTexts(snapshot));
  await forgetTexts(tx, thing.targetId, texts);
  await tx.caseFile.update({ where: { id: file.id }, data: { closedAt: new Date() }, select: { id: true } });
}

const TEXT_REASONS: FlagReason[] = ["contact_details", "reserved_name"];

/**
 * Clears the flagged texts of a case in which staff find nothing wrong: the public reads them, and they are not flagged
 * again.
 */
export async function clearTexts(tx: Tx, caseId: string): Promise<void> {
  const flags = await tx.report.findMany({
    where: { caseId, reason: { in: TEXT_REASONS } },
    select: { subjectId: true, snapshot: true },
  });
  for (const { subjectId: authorId, snapshot } of flags) {
    const hash = { in: snapshotTexts(snapshot).map(hashOfText) };
    await tx.flaggedText.updateMany({ where: { authorId, hash }, data: { clearedAt: new Date() } });
  }
}

/** The texts of a flag's snapshot, which has a list for each field. */
function snapshotTexts(snapshot: Prisma.JsonValue): string[] {
  return Object.values(Object(snapshot) as Record<string, unknown>)
    .flat()
    .filter((text) => typeof text === "string");
}
