import { z } from "zod";
import { availabilitySchema } from "@/lib/domain/meetings/availability.schema";
import { ownMeetingSchema } from "@/lib/domain/meetings/own-meeting";
import { APPEAL_OUTCOMES } from "@/lib/domain/cases/appeal.rules";
import { REPORT_KINDS } from "@/lib/domain/reports/report.rules";
import { ownProfileSchema } from "./own-profile";

const time = z.iso.datetime();
const reviewShape = {
  rating: z.number().int(),
  comment: z.string(),
  createdAt: time,
  editedAt: time.nullable(),
  verifiedMeeting: z.boolean(),
  /** The mentor's answer. */
  answer: z.string().nullable(),
};

/** Of the other participant, only the link to their profile. */
const meetingShape = ownMeetingSchema
  .omit({ canChange: true, isLate: true })
  .extend({ other: ownMeetingSchema.shape.other.pick({ name: true, username: true }) });

/** All stored data about a person, as exported for that person. */
export const dataExportSchema = z.object({
  exportedAt: time,
  profile: ownProfileSchema.omit({ version: true }),
  /** Previous usernames, latest first; they stay reserved. */
  formerUsernames: z.array(z.object({ username: z.string(), givenUpAt: time })),
  joinedAt: time,
  emailVerifiedAt: time.nullable(),
  /** Since when the account's address subscribes to the newsletter; null without a subscription. */
  newsletter: z.object({ subscribedAt: time }).nullable(),
  /** Usernames of the saved mentors, latest first. */
  shortlist: z.array(z.string()),
  signIns: z.array(z.object({ provider: z.string(), linkedAt: time })),
  secondFactorSince: time.nullable(),
  sessions: z.array(z.object({ device: z.string(), startedAt: time, lastSeenAt: time })),
  reviewsWritten: z.array(z.object({ mentor: z.object({ name: z.string(), username: z.string() }), ...reviewShape })),
  reviewsReceived: z.array(z.object(reviewShape)),
  /** As both sides see them, newest first. */
  meetings: z.array(meetingShape),
  /** A mentor's standing and checks, with what staff have written about them; null for students. */
  verification: z
    .object({
      standing: z.enum(["draft", "submitted", "changes_requested", "approved"]),
      reason: z.string().nullable(),
      submittedAt: time.nullable(),
      checks: z.array(
        z.object({
          name: z.string(),
          requestedAt: time.nullable(),
          declinedReason: z.string().nullable(),
          checkedAt: time.nullable(),
          validUntil: time.nullable(),
          lookedAt: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** What the person has reported, latest first. */
  reports: z.array(z.object({ kind: z.enum(REPORT_KINDS), reason: z.string(), text: z.string(), createdAt: time })),
  /** Decisions of the staff that the person has appealed against. */
  appeals: z.array(
    z.object({
      writtenAt: time,
      text: z.string(),
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      answer: z.string().nullable(),
    }),
  ),
  /** Whom the person has blocked, latest first. */
  blocked: z.array(z.object({ name: z.string(), since: time })),
  /** A mentor's hours; null while none are saved. */
  availability: availabilitySchema.nullable(),
});

export type DataExport = z.output<typeof dataExportSchema>;
