import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { MentorProfileView } from "@/components/mentors/profile/mentor-profile-view";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { reviewRules } from "@/lib/server/reviews/review-rules";
import { reviewQuerySchema } from "@/lib/domain/reviews/review-list.rules";
import { mentorProfileHref } from "@/lib/links";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { getProfileSurroundings } from "@/lib/server/mentors/get-profile-surroundings";
import { profileMetadata } from "@/lib/server/mentors/profile-metadata";
import { findPublicReview, listReviews } from "@/lib/server/reviews/list-reviews";
import { metadata as notFoundMetadata } from "../../profile/[username]/not-found";

type Props = PageProps<"/mentor/reviews/[username]">;

async function readPage({ params }: Props) {
  const path = usernameParamSchema.safeParse(await params);
  return path.success ? getMentorPage(path.data.username) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? profileMetadata(page.profile, true) : notFoundMetadata;
}

/**
 * A profile whose URL selects reviews: `?tab=reviews` with an order, a star count, a cursor or one review (rewritten in
 * next.config.ts). The profile itself comes from the cache.
 */
export default async function MentorReviewsPage(props: Props) {
  const page = await readPage(props);
  // The 404 of a dynamic page has no text until the script runs; the 404 of the plain address does.
  if (page === null) redirect(mentorProfileHref((await props.params).username));
  const { review, ...query } = reviewQuerySchema.parse(await props.searchParams);
  const { profile, areas } = page;
  const [surroundings, reviews, linked] = await Promise.all([
    getProfileSurroundings(profile),
    listReviews(profile.id, query),
    review === null ? null : findPublicReview(profile.id, review),
  ]);
  return (
    <MentorProfileView
      {...surroundings}
      profile={profile}
      reviews={reviews}
      reviewRules={reviewRules()}
      areas={areas}
      tab="reviews"
      currentYear={new Date().getUTCFullYear()}
      asked={{ sort: query.sort, star: query.star, linked }}
    />
  );
}
