import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageAccount } from "@/components/account/page-account";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";
import { bookAMeetingPageTexts as texts } from "@/lib/domain/meetings/booking-page.messages";
import { type BookingPage, bookingPageSchema } from "@/lib/domain/meetings/booking-page.schema";
import { bookingHref, links } from "@/lib/links";
import { currentActor, requireActor } from "@/lib/platform/auth/current-actor";
import type { Actor } from "@/lib/platform/auth/session";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { pageMetadata } from "@/lib/server/page-metadata";
import { isOpenToVisitors } from "@/lib/server/meetings/open-booking";
import { BookedMeeting } from "./booked-meeting";
import { BookWithMentor } from "./book-with-mentor";
import { ChooseMentor } from "./choose-mentor";
import { MoveMeeting } from "./move-meeting";

/** The title names the mentor; the page itself gives the details. */
export async function generateMetadata({ searchParams }: PageProps<"/Book-a-Meeting">): Promise<Metadata> {
  const { mentor, move, booked } = bookingPageSchema.parse(await searchParams);
  const found = mentor && !move && !booked ? await getMentorPage(mentor) : null;
  return pageMetadata({
    title: booked
      ? texts.booked
      : move
        ? texts.moveMeeting
        : found
          ? texts.bookMeeting(found.profile.name)
          : texts.title,
    description: move ? texts.chooseAnotherFree : texts.chooseFreeTime(found?.profile.name),
    path: links.booking,
  });
}

/**
 * Books a meeting with a mentor, or moves one. Every state has a URL, so it works with plain links and one form. The
 * free times are public; all else needs a session.
 */
export default async function BookMeetingPage({ searchParams }: PageProps<"/Book-a-Meeting">) {
  const asked = bookingPageSchema.parse(await searchParams);
  const actor = isOpenToVisitors(asked) ? await currentActor() : await requireActor(bookingHref(asked));
  return (
    <PageAccount account={actor?.id}>
      {asked.mentor && !asked.move && !asked.booked ? (
        <Booking actor={actor} asked={{ ...asked, mentor: asked.mentor }} />
      ) : (
        <OwnStates actor={actor ?? (await requireActor(bookingHref(asked)))} asked={asked} />
      )}
    </PageAccount>
  );
}

function OwnStates({ actor, asked: { booked, move, ...asked } }: { actor: Actor; asked: BookingPage }) {
  if (booked) return <BookedMeeting actor={actor} id={booked} />;
  return move ? <MoveMeeting actor={actor} asked={{ ...asked, move }} /> : <ChooseMentor actor={actor} />;
}

async function Booking({ actor, asked }: { actor: Actor | null; asked: BookingPage & { mentor: string } }) {
  const found = await getMentorPage(asked.mentor);
  if (!found) return <MentorNotFound />;
  const { username } = found.profile;
  // A former username redirects to the current one.
  if (username !== asked.mentor) redirect(bookingHref({ ...asked, mentor: username }));
  return <BookWithMentor actor={actor} profile={found.profile} asked={asked} />;
}
