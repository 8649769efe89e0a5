import { z } from "zod";
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

/** Everything that the product keeps about a person, for that person. */
export const dataExportSchema = z.object({
  exportedAt: time,
  profile: ownProfileSchema.omit({ version: true }),
  joinedAt: time,
  emailVerifiedAt: time.nullable(),
  /** Since when the account's address is subscribed to the newsletter; null when it is not. */
  newsletter: z.object({ subscribedAt: time }).nullable(),
  signIns: z.array(z.object({ provider: z.string(), linkedAt: time })),
  reviewsWritten: z.array(z.object({ mentor: z.object({ name: z.string(), username: z.string() }), ...reviewShape })),
  reviewsReceived: z.array(z.object(reviewShape)),
});

export type DataExport = z.output<typeof dataExportSchema>;
