import type { Metadata } from "next";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";

export const metadata: Metadata = { title: "Mentor not found", robots: { index: false, follow: true } };

export default MentorNotFound;
