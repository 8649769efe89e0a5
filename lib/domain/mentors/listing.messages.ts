import { averageText, reviewCountText } from "./profile.rules";

/** Texts of the mentor listing (specification, section 2, word for word). */
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
  unavailable: "Mentors cannot be shown at the moment. Please try again in a minute.",
  teaches: "Teaches",
  viewProfile: "View Profile",
  sortBy: "Sort by",
  newNearby: "New mentors near you",
  newForClass: "New mentors for this class",
  newMentors: "New mentors",
  topicTitle: (name: string) => `${name} home tutors`,
  /** How many there are, and what their students say. */
  topicIntro: (mentorCount: string, name: string, rating: { average: number; reviewCount: number } | null) =>
    `${mentorCount} for ${name}${rating ? `, rated ${averageText(rating.average)} of 5 in ${reviewCountText(rating.reviewCount)}` : ""}.`,
  topicClosing: "Compare classes, reviews and distance, and book a meeting of 30 minutes.",
} as const;
