import { CATEGORIES, type CategoryId } from "@/lib/catalogue/categories";
import { classHref } from "@/lib/catalogue/class-links";
import { type ClassEntry, EDUCATION_LEVELS, type EducationLevelKey } from "@/lib/catalogue/education-levels";
import { DEFAULT_SORT } from "@/lib/catalogue/listing-options";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { areaHref } from "@/lib/domain/tutors/tutor-area.rules";
import { links, listingHref } from "@/lib/links";
import { listingMessages } from "./listing.messages";
import { NO_FILTER, type ResolvedListing } from "./listing.rules";
import type { ListingPageState } from "./listing.schema";

/** What a state of the listing is about, as far as search engines know such pages. */
export type ListingTopic =
  | { kind: "all" }
  | { kind: "category"; id: CategoryId; name: string }
  | { kind: "class"; level: EducationLevelKey; entry: ClassEntry };

/** Kindergarten's classes have no links of their own (specification, section 3), so no pages either. */
const CLASS_TOPICS: readonly Extract<ListingTopic, { kind: "class" }>[] = EDUCATION_LEVELS.filter(
  ({ key }) => key !== "kindergarten",
).flatMap(({ key, classes }) => classes.map((entry) => ({ kind: "class", level: key, entry }) as const));

/** Every topic that has a page of its own for search engines. */
export const LISTING_TOPICS: readonly ListingTopic[] = [
  { kind: "all" },
  ...CATEGORIES.filter(({ id }) => id !== "all").map(({ id, name }) => ({ kind: "category", id, name }) as const),
  ...CLASS_TOPICS,
];

/** What the listing asks for, without what only orders or narrows it. */
export function topicOf({ filter: { category, grade } }: Pick<ResolvedListing, "filter">): ListingTopic {
  const ofGrade = CLASS_TOPICS.find(({ entry }) => entry.grade === grade);
  if (ofGrade && (category === "all" || category === ofGrade.level)) return ofGrade;
  return LISTING_TOPICS.find((topic) => topic.kind === "category" && topic.id === category) ?? { kind: "all" };
}

/** The filter that shows exactly the topic. */
export function filterOfTopic(topic: ListingTopic): typeof NO_FILTER {
  if (topic.kind === "category") return { ...NO_FILTER, category: topic.id };
  if (topic.kind === "class") return { ...NO_FILTER, category: topic.level, grade: topic.entry.grade };
  return NO_FILTER;
}

/** The one address of a topic; others that show the same name it as the canonical one. */
export function topicHref(topic: ListingTopic): string {
  if (topic.kind === "category") return listingHref({ category: topic.id });
  return topic.kind === "class" ? classHref(topic.level, topic.entry) : links.mentors;
}

/** "Class 8": who is meant in a sentence, or null for everybody. */
export function topicName(topic: ListingTopic): string | null {
  if (topic.kind === "category") return topic.name;
  return topic.kind === "class" ? topic.entry.label : null;
}

/** The heading of the listing; that of all mentors is the specification's. */
export function topicTitle(topic: ListingTopic): string {
  const name = topicName(topic);
  return name === null ? listingMessages.title : listingMessages.topicTitle(name);
}

/**
 * The canonical address of a state of the listing, and whether the state itself may stand in search engines: only a
 * topic as such, unsorted, first page, as cards, with somebody in it.
 */
export function listingIndex(
  listing: ResolvedListing,
  { page, after, view }: Pick<ListingPageState, "page" | "after" | "view">,
  mentorCount: number,
): { canonical: string; isIndexable: boolean } {
  const { filter, classText, matchesNothing } = listing;
  const topic = topicOf(listing);
  const shown = filterOfTopic(topic);
  const isTopic =
    filter.subjectId === null &&
    filter.distanceKm === null &&
    filter.sort === DEFAULT_SORT &&
    filter.grade === shown.grade &&
    !matchesNothing &&
    !classText?.unknown;
  // A subject has pages of its own, which show the same mentors.
  const subject = SUBJECTS.find(({ id }) => id === filter.subjectId);
  return {
    canonical: subject && topic.kind === "all" ? areaHref(subject, null) : topicHref(topic),
    isIndexable: isTopic && page === 1 && after === null && view === "list" && mentorCount > 0,
  };
}
