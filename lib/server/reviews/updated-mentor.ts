import "server-only";
import type { z } from "zod";
import { teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { AppError } from "@/lib/errors";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { toTeacherJson } from "@/lib/server/mentors/mentor-profile.dto";
import { listReviews } from "./list-reviews";

/** The mentor as the answers to a write carry it (docs/product.md, Data), `username` included. */
export type UpdatedMentor = z.output<typeof teacherProfileSchema>;

/** Reads the mentor after a write, or null for one who is gone; the schema cuts off whatever is not part of the contract. */
export async function readUpdatedMentor(username: string): Promise<UpdatedMentor | null> {
  const profile = await getMentorProfile(username).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "mentor_not_found") return null;
    throw error;
  });
  return profile && teacherProfileSchema.parse(toTeacherJson(profile, await listReviews(profile.id)));
}
