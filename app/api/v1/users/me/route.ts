import { meSchema } from "@/lib/domain/profile/own-profile";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { getOwnProfile } from "@/lib/server/profile/own-profile";
import { listReviews } from "@/lib/server/reviews/list-reviews";
import { toReviewJson } from "@/lib/server/reviews/review.dto";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "getMe",
      summary:
        "The signed-in account with everything that its owner may edit; of a mentor also the newest ten reviews.",
      tag: "Profile",
    },
    auth: "required",
    response: meSchema,
    run: async ({ actor }) => {
      const [profile, { reviews }] = await Promise.all([getOwnProfile(actor.id), listReviews(actor.id)]);
      return { data: { ...profile, reviews: reviews.map(toReviewJson) } };
    },
  }),
});
