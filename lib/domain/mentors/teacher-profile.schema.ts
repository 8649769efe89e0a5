import { z } from "zod";
import { teacherSchema } from "@/lib/domain/search/teachers.schema";

const day = z.iso.date();

/** A review of the REST contract. */
export const reviewJsonSchema = z.object({
  _id: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  verifiedMeeting: z.boolean(),
  answer: z.object({ text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
  studentId: z.object({ _id: z.string(), name: z.string(), avatar: z.string().nullable() }),
});

/** A teacher with everything that the public profile shows (docs/product.md, Data); `reviews` holds the newest ten. */
export const teacherProfileSchema = teacherSchema.omit({ distance: true }).extend({
  id: z.string(),
  About: z.string().nullable(),
  classesOffered: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      educationLevel: z.string(),
      specificClasses: z.array(z.string()),
      format: z.string(),
    }),
  ),
  teachingExperiences: z.array(
    z.object({
      institution: z.string(),
      subject: z.string(),
      from: day,
      to: day.nullable(),
      currentlyTeaching: z.boolean(),
    }),
  ),
  qualifications: z.array(
    z.object({
      degree: z.string(),
      field: z.string(),
      institution: z.string(),
      year: z.number().int(),
      detail: z.string().nullable(),
    }),
  ),
  reviews: z.array(reviewJsonSchema),
});
