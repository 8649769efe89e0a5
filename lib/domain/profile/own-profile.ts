import { z } from "zod";
import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { reviewJsonSchema, teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { teachingPlaceField } from "./edit-profile.schema";

/** All data that the signed-in user may edit, with the version that a save must name. */
export const ownProfileSchema = ownAccountSchema.extend({
  version: z.number().int(),
  proficiency: z.string().nullable(),
  subjects: z.array(z.string()),
  ...teacherProfileSchema.pick({
    teachingExperiences: true,
    qualifications: true,
    classesOffered: true,
    languages: true,
    boards: true,
    reachKm: true,
    hostsStudents: true,
    firstMeetingFee: true,
  }).shape,
  /** The exact place of teaching; others see only the shifted one. */
  teachingPlace: teachingPlaceField,
  placeName: z.string().nullable(),
  /** The average of all reviews about this mentor; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Whether the listing shows this mentor. */
  isListed: z.boolean(),
  /** Without a password, the account signs in with Google only. */
  hasPassword: z.boolean(),
});

export type OwnProfile = z.output<typeof ownProfileSchema>;

/** `GET /users/me` also returns the newest ten reviews about the mentor. */
export const meSchema = ownProfileSchema.extend({ reviews: z.array(reviewJsonSchema) });
