/** Texts of the mentor listing (specification, section 2, word for word). */
export const listingMessages = {
  title: "Find Your Perfect Mentor",
  subtitle: "Discover experienced educators tailored to your learning needs",
  refine: "Refine Your Search",
  clear: "Clear Filters",
  clearAll: "Clear All Filters",
  loading: "Getting Your Mentors",
  empty: "No mentors found",
  emptyHint: "Try adjusting your filters to see more results",
  teaches: "Teaches",
  viewProfile: "View Profile",
  sortBy: "Sort by",
  newNearby: "New mentors near you",
  newForClass: "New mentors for this class",
  newMentors: "New mentors",
} as const;
