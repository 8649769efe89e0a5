import "server-only";
import { unstable_cache } from "next/cache";
import { filterOfTopic, LISTING_TOPICS, type ListingTopic, topicHref } from "@/lib/domain/search/topic.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { questionOf } from "./plan";
import { tokenConditions, where } from "./rows.sql";

/** Cache lifetime in seconds of an average over thousands of reviews. */
const RATING_SECONDS = 600;

export type ListingRating = { average: number; reviewCount: number } | null;

/** The average rating of a topic's mentors, or null without reviews; up to ten minutes old. */
export function readTopicRating(topic: ListingTopic): Promise<ListingRating> {
  const read = unstable_cache(() => sumTopic(topic), ["listing-rating", topicHref(topic)], {
    revalidate: RATING_SECONDS,
  });
  return read();
}

async function sumTopic(topic: ListingTopic): Promise<ListingRating> {
  const [sums] = await prisma.$queryRaw<{ stars: number; reviews: number }[]>`
    select coalesce(sum(rating_sum), 0)::float8 as stars, coalesce(sum(review_count), 0)::float8 as reviews
    from mentor_listing ${where(tokenConditions(questionOf(filterOfTopic(topic), null).demands))}`;
  return sums && sums.reviews > 0 ? { average: sums.stars / sums.reviews, reviewCount: sums.reviews } : null;
}

/** The indexable addresses of `/mentors`: all mentors, and each category and class with mentors. */
export async function listIndexableListings(): Promise<string[]> {
  const topics = LISTING_TOPICS.map((topic) => ({
    href: topicHref(topic),
    token: questionOf(filterOfTopic(topic), null).demands.tokens[0],
  }));
  const tokens = topics.flatMap(({ token }) => token ?? []);
  const [taught, anybody] = await Promise.all([
    prisma.$queryRaw<{ token: number }[]>`
      select token from unnest(${tokens}::int[]) token
      where exists (select 1 from mentor_listing where tokens operator(pg_catalog.@>) array[token])`,
    prisma.mentorListing.findFirst({ select: { mentorId: true } }),
  ]);
  const known = new Set(taught.map(({ token }) => token));
  return topics.flatMap(({ href, token }) => ((token === undefined ? anybody : known.has(token)) ? [href] : []));
}
