import type { Metadata } from "next";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: "Mentor not found",
  description: `No mentor of ${site.name} has this address. Find others by class, subject and distance, and read their reviews.`,
});

export default MentorNotFound;
