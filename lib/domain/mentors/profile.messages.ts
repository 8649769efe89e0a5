import type { ClassFormatKey } from "./public-mentor-profile";
import type { ProfileTab } from "@/lib/links";

/** Texts of the public profile (docs/product.md, Screens). */
export const profileMessages = {
  tabs: {
    about: "About",
    courses: "Courses",
    qualifications: "Qualifications",
    reviews: "Reviews",
  } satisfies Record<ProfileTab, string>,
  formats: { online: "Online", offline: "Offline", hybrid: "Hybrid" } satisfies Record<ClassFormatKey, string>,
  bookAppointment: "Book a Appointment",
  verified: "Verified mentor",
  notVerified: "Not verified yet",
  notFound: "Sorry No teacher Found With these details",
  departed: "This mentor has left",
  departedSummary: "The mentor whose page this was no longer teaches on Mentorhood. Similar mentors are shown instead.",
  departedSubjects: "This page is gone for good. These mentors teach the same subjects.",
  departedOthers: "This page is gone for good. These mentors may be right for you instead.",
  notAvailable: "N/A",
  noReviews: "No reviews yet",
} as const;
