import type { ClassFormatKey } from "./public-mentor-profile";
import type { ProfileTab } from "@/lib/links";

/** Texts of the public profile (specification, section 2, word for word where it gives one). */
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
  notAvailable: "N/A",
  noReviews: "No reviews yet",
} as const;
