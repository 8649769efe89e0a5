import { z } from "zod";
import { teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";

/** What responses to review writes carry: the mentor's current data, or null when the mentor no longer exists. */
export const updatedMentorSchema = z.object({ updatedMentor: teacherProfileSchema.nullable() });
