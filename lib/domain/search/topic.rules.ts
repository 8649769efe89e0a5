import { CATEGORIES, type CategoryId } from "@/lib/catalogue/categories";
import { classHref } from "@/lib/catalogue/class-links";
import { type ClassEntry, EDUCATION_LEVELS, type EducationLevelKey } from "@/lib/catalogue/education-levels";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { classOfGrade } from "@/lib/domain/mentors/grade.rules";
import { areaHref } from "@/lib/domain/tutors/tutor-area.rules";
import { links, listingHref } from "@/lib/links";
import { askedFilters, chipsOf } from "./filters";
import type { Sought } from "./listing.messages";
import { NO_FILTER, type ResolvedListing, soughtSubject } from "./listing.rules";
import type { ListingPageState } from "./listing.schema";
import { defaultSort } from "./sorts";

/** The topic of a listing state, for pages that search engines index. */
export type ListingTopic =
  | { kind: "all" }
  | { kind: "category"; id: CategoryId; name: string }
  | { kind: "class"; level: EducationLevelKey; entry: ClassEntry };

/** Kindergarten's classes have no links of their own (docs/product.md, Data), so no pages either. */
const CLASS_TOPICS: readonly Extract<ListingTopic, { kind: "class" }>[] = EDUCATION_LEVELS.filter(
  ({ key }) => key !== "kindergarten",
).flatMap(({ key, classes }) => classes.map((entry) => ({ kind: "class", level: key, entry }) as const));

/** Every topic with its own page for search engines. */
export const LISTING_TOPICS: readonly ListingTopic[] = [
  { kind: "all" },
  ...CATEGORIES.filter(({ id }) => id !== "all").map(({ id, name }) => ({ kind: "category", id, name }) as const),
  ...CLASS_TOPICS,
];

/** The topic of a listing, ignoring its order and minor filters. */
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

/** The canonical address of a topic. */
export function topicHref(topic: ListingTopic): string {
  if (topic.kind === "category") return listingHref({ category: topic.id });
  return topic.kind === "class" ? classHref(topic.level, topic.entry) : links.mentors;
}

/** "Class 8": the name of a topic in a sentence, or null for all mentors. */
export function topicName(topic: ListingTopic): string | null {
  if (topic.kind === "category") return topic.name;
  return topic.kind === "class" ? topic.entry.label : null;
}

/**
 * The active filters of a listing state in words; null for all mentors. A distance appears only with a subject or
 * class.
 * @param hasPlace whether the visitor's place is known, without which no distance counts
 */
export function soughtOf(listing: Pick<ResolvedListing, "filter">, hasPlace: boolean): Sought | null {
  const { grade, distance } = listing.filter;
  const subject = soughtSubject(listing.filter) ?? null;
  const topic = topicOf(listing);
  const isGradeNamed = grade === null || (topic.kind === "class" && topic.entry.grade === grade);
  const classes = [topicName(topic), isGradeNamed ? null : classOfGrade(grade)]
    .filter((name) => name !== null)
    .join(", ");
  if (subject === null && classes === "") return null;
  const named = { category: "all", subject: null, grade: null, distance: null } as const;
  const others = chipsOf({ ...listing.filter, ...named }, hasPlace).map(({ label }) => label);
  const isAtHome = listing.filter.format === null || listing.filter.format === "home";
  return { subject, classes: classes || null, distanceKm: hasPlace ? distance : null, others, isAtHome };
}

/** Whether a state shows all mentors of its topic, in any order. */
export function isWholeTopic(listing: ResolvedListing): boolean {
  const { filter, classText } = listing;
  const shown = filterOfTopic(topicOf(listing));
  const isNarrowed = askedFilters(filter).some((name) => name !== "category" && filter[name] !== shown[name]);
  return !isNarrowed && filter.near === undefined && !classText?.unknown;
}

/**
 * The canonical address of a listing state, and whether search engines may index it: only the first page of a whole
 * topic with mentors, as cards in the default order.
 */
export function listingIndex(
  listing: ResolvedListing,
  { page, after, view }: Pick<ListingPageState, "page" | "after" | "view">,
  mentorCount: number,
): { canonical: string; isIndexable: boolean } {
  const { filter } = listing;
  const topic = topicOf(listing);
  const isTopic = isWholeTopic(listing) && (filter.sort ?? defaultSort(false)) === defaultSort(false);
  // A subject has its own pages, which show the same mentors.
  const subject = SUBJECTS.find(({ id }) => id === filter.subject);
  return {
    canonical: subject && topic.kind === "all" ? areaHref(subject, null) : topicHref(topic),
    isIndexable: isTopic && page === 1 && after === null && view === "list" && mentorCount > 0,
  };
}
