import { ratingText } from "@/lib/domain/mentors/profile.rules";

/** The listing's active filters in words; the subject or the class is always present. */
export type Sought = {
  subject: string | null;
  classes: string | null;
  distanceKm: number | null;
  /** What the other filters ask for. */
  others: readonly string[];
  /** Whether the lessons may be at the visitor's home. */
  isAtHome: boolean;
};

const othersText = (others: readonly string[]) => others.map((other) => `, ${other}`).join("");
const withinText = (km: number | null) => (km === null ? "" : ` within ${km} km`);

/** Texts of the mentor listing (docs/product.md, Screens). */
export const listingMessages = {
  title: "Find Your Perfect Mentor",
  subtitle: "Discover experienced educators tailored to your learning needs",
  description:
    "Discover experienced educators tailored to your learning needs: search by class, subject, distance and reviews.",
  refine: "Refine Your Search",
  clear: "Clear Filters",
  clearAll: "Clear All Filters",
  loading: "Getting Your Mentors",
  empty: "No mentors found",
  emptyHint: "Try adjusting your filters to see more results",
  offline: "You are offline. The mentors that you see stay here; try again when you are connected.",
  unavailable: "Mentors cannot be shown at the moment. Please try again in a minute.",
  teaches: "Teaches",
  viewProfile: "View Profile",
  sortBy: "Sort by",
  newNearby: "New mentors near you",
  newForClass: "New mentors for this class",
  newMentors: "New mentors",
  /** The active filters as a title: "Physics home tutors for Class 8 within 5 km". */
  soughtTitle: ({ subject, classes, distanceKm, others, isAtHome }: Sought) =>
    `${subject ?? classes} ${isAtHome ? "home tutors" : "tutors"}${subject && classes ? ` for ${classes}` : ""}${withinText(distanceKm)}${othersText(others)}`,
  /** The number of mentors and their rating: "5 mentors for High School, rated 4.3 out of 5 from 1,740 reviews." */
  soughtIntro: (
    mentorCount: string,
    { subject, classes, distanceKm, others }: Sought,
    rating: { average: number; reviewCount: number } | null,
  ) =>
    `${mentorCount} for ${[subject, classes].filter(Boolean).join(", ")}${withinText(distanceKm)}${othersText(others)}${rating ? `, rated ${ratingText(rating.average, rating.reviewCount)}` : ""}.`,
  within: (km: number) => `Within ${km} km`,
  formats: { online: "Online", home: "Comes to me", place: "At the mentor's place" },
  free: "Free",
  freeWhen: "Free when I am",
  inDays: (days: number) => `In the next ${days} days`,
  freeSoon: (days: number) => `Free in the next ${days} days`,
  /** Names the parts of the week, or only counts them. */
  freeAt: (parts: readonly string[] | null, count: number) =>
    `Free ${parts === null ? `in one of ${count} times` : parts.join(" or ")}`,
  upTo: (amount: string) => `Up to ${amount} an hour`,
  distanceNeedsPlace: "A distance needs your place first: choose a town or share your location.",
  placeFirst: "Where are you?",
  placeFirstHint: ({ distance, format }: { distance: number | null; format: string | null }) =>
    `To find mentors${format === "home" ? " who come to you" : ""}${withinText(distance)}, use your location or choose a town.`,
  /** Label of the phone's filter button before a count is available. */
  uncounted: "mentors",
  anyDistance: "Show mentors at any distance",
  anyFormat: "Show mentors of any format",
  topicClosing: "Compare classes, reviews and distance, and book a meeting of 30 minutes.",
} as const;
