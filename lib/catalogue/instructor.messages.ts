/** Texts of the page for new mentors, an object per component. */

export const applyNowTexts = {
  applyNow: "Apply Now",
  goProfile: "Go to your profile",
} as const;

export const closingPanelTexts = {
  somebodyNearStuck: "Somebody near you is stuck on page 42",
  registeringTakesMinute: "Registering takes a minute. You can fill in your profile whenever you have the time.",
} as const;

export const howItWorksTexts = {
  howWorks: "How it works",
} as const;

export const instructorHeroTexts = {
  home: "Home",
  becomeInstructor: "Become an instructor",
  teachChildrenNeighbourhood: "Teach the children of your neighbourhood",
  familiesNearLook:
    "Families near you look for someone with time and patience. Say what you teach and let them find you, for lessons at home or online. Joining is free.",
  teacherHerDesk: "A teacher at her desk, pointing at a chalkboard with her week of lessons",
} as const;

export const instructorTabsTexts = {
  requirementsRules: "Requirements and rules",
} as const;

export const lessonPictureTexts = {
  lessonTabletTeacher:
    "A lesson on a tablet: a teacher explains a triangle at the chalkboard, and his student raises her hand",
  firstLessonAs: "A first lesson as it may look online. At home, the desk is a real one.",
  whatCanRely: "What you can rely on",
} as const;

export const switchToMentorTexts = {
  applyNow: "Apply Now",
  switchMentorAccount: "Switch to a mentor account",
  switchMyAccount: "Switch my account",
  getPublicProfile:
    "You get a public profile page with your name, your picture and the text about you. Parents find it in the listing once it says what you teach. Your email address and phone number are never on it.",
  reviewsBookingsStay: "Your reviews and bookings stay. There is no way back to a user account.",
} as const;
