import { z } from "zod";
import { teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { toTeacherJson } from "@/lib/server/mentors/mentor-profile.dto";
import { listReviews } from "@/lib/server/reviews/list-reviews";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "getTeacher",
      summary: "The public profile of a mentor with the newest ten reviews.",
      tag: "Teachers",
      errors: ["mentor_not_found"],
    },
    // Accepts any text: an invalid username is a mentor that is not found.
    params: z.object({ username: z.string() }),
    response: teacherProfileSchema,
    run: async ({ params }) => {
      const profile = await getMentorProfile(params.username);
      return { data: toTeacherJson(profile, await listReviews(profile.id)) };
    },
  }),
});
