import type { Metadata } from "next";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";
import { bookingPageSchema } from "@/lib/domain/meetings/booking-page.schema";
import { bookingHref } from "@/lib/links";
import { requireActor } from "@/lib/server/auth/current-actor";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { BookWithMentor } from "./book-with-mentor";
import { ChooseMentor } from "./choose-mentor";
import { MoveMeeting } from "./move-meeting";

/** The title names the mentor; whoever opens the page is told more by the page itself. */
export async function generateMetadata({ searchParams }: PageProps<"/Book-a-Meeting">): Promise<Metadata> {
  const { mentor, move } = bookingPageSchema.parse(await searchParams);
  if (move) return { title: "Move a meeting" };
  const found = mentor ? await getMentorPage(mentor) : null;
  return { title: found ? `Book a meeting with ${found.profile.name}` : "Book a meeting" };
}

/** Books a meeting with a mentor, or moves one. Every state is an address, so it works as plain links and one form. */
export default async function BookMeetingPage({ searchParams }: PageProps<"/Book-a-Meeting">) {
  const asked = bookingPageSchema.parse(await searchParams);
  const actor = await requireActor(bookingHref(asked));
  if (asked.move) return <MoveMeeting actor={actor} asked={{ ...asked, move: asked.move }} />;
  if (!asked.mentor) return <ChooseMentor actor={actor} />;
  const found = await getMentorPage(asked.mentor);
  if (!found) return <MentorNotFound />;
  return <BookWithMentor actor={actor} profile={found.profile} asked={asked} />;
}
