import { z } from "zod";
import { BOARD_KEYS } from "@/lib/catalogue/boards";
import { LANGUAGE_KEYS } from "@/lib/catalogue/languages";
import { teacherSchema } from "@/lib/domain/search/teachers.schema";
import { FEE_PERIODS, MAX_AMOUNT } from "./fee.rules";

const day = z.iso.date();

const moneySchema = z.object({
  amount: z.number().int().min(0).max(MAX_AMOUNT).describe("In the smallest unit of the currency: 50000 is ₹500"),
  currency: z.string().describe("ISO 4217"),
});

const feeSchema = moneySchema.extend({
  per: z.enum(FEE_PERIODS),
  lessonsPerWeek: z.number().int().nullable().describe("Of a monthly fee"),
  lessonMinutes: z.number().int().nullable().describe("Of a monthly fee"),
});

/** A review in the REST contract. */
export const reviewJsonSchema = z.object({
  _id: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  verifiedMeeting: z.boolean(),
  answer: z.object({ text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
  studentId: z.object({ _id: z.string(), name: z.string(), avatar: z.string().nullable() }),
});

/** A teacher with all data of the public profile (docs/product.md, Data); `reviews` holds the newest ten. */
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
      fee: feeSchema.nullable().describe("Null: ask the mentor"),
    }),
  ),
  languages: z.array(z.enum(LANGUAGE_KEYS)),
  boards: z.array(z.enum(BOARD_KEYS)).describe("Boards and exams"),
  reachKm: z
    .number()
    .int()
    .nullable()
    .describe("How far the mentor travels to a student's home; null: does not travel"),
  hostsStudents: z.boolean().describe("Whether classes in person are held at the mentor's place"),
  firstMeetingFee: moneySchema.describe("0 for a free first meeting"),
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
