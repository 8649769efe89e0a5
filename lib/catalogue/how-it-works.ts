/** A family's steps from search to review, in order; each has a picture `step-{key}`. */
export const FAMILY_STEPS = [
  {
    key: "find",
    title: "Find",
    text: "Choose a level, a class or a subject. Say where you are if you like, and see who teaches near you.",
  },
  {
    key: "look",
    title: "Look",
    text: "Open a profile: what somebody teaches, for how long, with which degrees, and what other families say.",
  },
  {
    key: "book",
    title: "Book",
    text: "Ask for a first meeting of 30 minutes. It is for getting to know each other; nothing is decided yet.",
  },
  {
    key: "review",
    title: "Review",
    text: "Tell the next family how it went. Each person has one review for a mentor, and the mentor may answer.",
  },
] as const;
