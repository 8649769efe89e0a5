import "server-only";
import { holdsContactDetails, maskContactDetails } from "@/lib/domain/flags/contact-details.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { hashOfText } from "./text-hash";

/** Changes a text of an account or review. */
type Change = (targetId: string, text: string) => string;
/** Copies something with each of its texts changed. */
type Copy<T> = (item: T, change: Change) => T;

const keyOf = (targetId: string, hash: Uint8Array) => `${targetId} ${Buffer.from(hash).toString("base64")}`;

/**
 * Hides the contact details of flagged texts until staff have dismissed the flag. All that the public reads passes here.
 * Without suspicious texts it asks the database nothing.
 */
async function maskTexts<T>(items: readonly T[], copy: Copy<T>): Promise<T[]> {
  if (env.MASK_FLAGGED_TEXT === "0") return [...items];
  const suspects: [targetId: string, text: string][] = [];
  for (const item of items) {
    copy(item, (targetId, text) => {
      if (holdsContactDetails(text)) suspects.push([targetId, text]);
      return text;
    });
  }
  if (suspects.length === 0) return [...items];
  const flagged = await prisma.flaggedText.findMany({
    where: {
      targetId: { in: [...new Set(suspects.map(([targetId]) => targetId))] },
      hash: { in: suspects.map(([, text]) => hashOfText(text)) },
      clearedAt: null,
    },
    select: { targetId: true, hash: true },
  });
  const hidden = new Set(flagged.map(({ targetId, hash }) => keyOf(targetId, hash)));
  if (hidden.size === 0) return [...items];
  return items.map((item) =>
    copy(item, (targetId, text) => (hidden.has(keyOf(targetId, hashOfText(text))) ? maskContactDetails(text) : text)),
  );
}

const copyProfile: Copy<PublicMentorProfile> = (profile, change) => {
  const changed = (text: string) => change(profile.id, text);
  const orNull = (text: string | null) => (text === null ? null : changed(text));
  return {
    ...copySubjects(profile, change),
    about: orNull(profile.about),
    classesOffered: profile.classesOffered.map((offer) => ({ ...offer, subject: changed(offer.subject) })),
    teachingExperiences: profile.teachingExperiences.map((row) => ({
      ...row,
      institution: changed(row.institution),
      subject: changed(row.subject),
    })),
    qualifications: profile.qualifications.map((row) => ({
      ...row,
      degree: changed(row.degree),
      field: changed(row.field),
      institution: changed(row.institution),
      detail: orNull(row.detail),
    })),
  };
};

const copyReview: Copy<PublicReview> = (review, change) => ({
  ...review,
  comment: change(review.id, review.comment),
});

type WithSubjects = { id: string; subjects: string[] };

function copySubjects<T extends WithSubjects>(item: T, change: Change): T {
  return { ...item, subjects: item.subjects.map((subject) => change(item.id, subject)) };
}

type WithClasses = WithSubjects & { classesOffered: { subject: string }[] };

function copyCard<T extends WithClasses>(item: T, change: Change): T {
  const classesOffered = item.classesOffered.map((offer) => ({ ...offer, subject: change(item.id, offer.subject) }));
  return { ...copySubjects(item, change), classesOffered };
}

export async function maskProfile(profile: PublicMentorProfile): Promise<PublicMentorProfile> {
  const [masked] = await maskTexts([profile], copyProfile);
  return masked!;
}

export const maskReviews = (reviews: readonly PublicReview[]) => maskTexts(reviews, copyReview);

/** Mentors of a list that shows their subjects. */
export const maskSubjects = <T extends WithSubjects>(mentors: readonly T[]) => maskTexts<T>(mentors, copySubjects);

/** Mentors of a list that shows their subjects and classes. */
export const maskCards = <T extends WithClasses>(mentors: readonly T[]) => maskTexts<T>(mentors, copyCard);
