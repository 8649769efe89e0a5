import type { Metadata } from "next";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";
import { mentorNotFoundPageTexts as texts } from "@/lib/domain/search/pages.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.mentorNotFound,
  description: texts.noMentorHas,
});

export default MentorNotFound;
