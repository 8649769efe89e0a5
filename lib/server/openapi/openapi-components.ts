import "server-only";
import type { z } from "zod";
import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { ownAvailabilitySchema } from "@/lib/domain/meetings/availability.schema";
import { ownMeetingSchema } from "@/lib/domain/meetings/own-meeting";
import { reviewJsonSchema, teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { teacherSchema } from "@/lib/domain/search/teachers.schema";
import { profileUpdateSchema } from "@/lib/domain/profile/edit-profile.schema";
import { ownProfileSchema } from "@/lib/domain/profile/own-profile";
import { reviewSchema } from "@/lib/domain/reviews/review.schema";
import { type JsonObject, jsonSchemaOf } from "../../platform/rest/openapi-schema";

/** Schemas that several operations share, by their names in the document. */
const SHARED: Record<string, readonly [schema: z.ZodType, io: "input" | "output"]> = {
  OwnAccount: [ownAccountSchema, "output"],
  OwnProfile: [ownProfileSchema, "output"],
  ProfileUpdate: [profileUpdateSchema, "input"],
  ListedTeacher: [teacherSchema, "output"],
  Teacher: [teacherProfileSchema, "output"],
  Review: [reviewJsonSchema, "output"],
  ReviewInput: [reviewSchema, "input"],
  OwnMeeting: [ownMeetingSchema, "output"],
  OwnAvailability: [ownAvailabilitySchema, "output"],
};

const shared = Object.entries(SHARED).map(([name, [schema, io]]) => [name, jsonSchemaOf(schema, io)] as const);
const nameByText = new Map(shared.map(([name, json]) => [JSON.stringify(json), name]));

/** The shared schemas themselves; they may reference each other. */
export function sharedSchemas(): JsonObject {
  return Object.fromEntries(shared.map(([name, json]) => [name, inner(json)]));
}

/** Replaces each shared schema with a reference. */
export function withReferences(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const name = nameByText.get(JSON.stringify(part));
  return name === undefined ? inner(part) : { $ref: `#/components/schemas/${name}` };
}

function inner(part: object): unknown {
  if (Array.isArray(part)) return part.map(withReferences);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withReferences(value)]));
}
