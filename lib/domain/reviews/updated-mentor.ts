import { z } from "zod";
import { teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";

/** What the answers to writes of reviews carry: the mentor as they are now, or null for one who is gone meanwhile. */
export const updatedMentorSchema = z.object({ updatedMentor: teacherProfileSchema.nullable() });
