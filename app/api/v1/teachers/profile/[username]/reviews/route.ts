import { z } from "zod";
import { reviewJsonSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { teacherReviewsQuerySchema } from "@/lib/domain/reviews/review-list.rules";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { cursorLinkHeader } from "@/lib/platform/rest/link-header";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { listReviews } from "@/lib/server/reviews/list-reviews";
import { toReviewJson } from "@/lib/server/reviews/review.dto";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "listTeacherReviews",
      summary: "All reviews of a mentor, in pages; the Link header leads to the next one.",
      tag: "Teachers",
      errors: ["mentor_not_found"],
    },
    params: z.object({ username: z.string() }),
    query: teacherReviewsQuerySchema,
    response: z.array(reviewJsonSchema),
    // `total` counts the reviews that match the star filter.
    extra: z.object({ pagination: z.object({ limit: z.int(), total: z.int() }) }),
    run: async ({ params, query: { limit, star = null, ...query }, request }) => {
      const { id } = await getMentorProfile(params.username);
      const { reviews, total, nextCursor } = await listReviews(id, { ...query, star }, limit);
      return {
        data: reviews.map(toReviewJson),
        extra: { pagination: { limit, total } },
        headers: { Link: cursorLinkHeader(request, teacherReviewsQuerySchema.shape, nextCursor) },
      };
    },
  }),
});
