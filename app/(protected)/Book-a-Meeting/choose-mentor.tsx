import { PageLink } from "@/components/ui/page-link";
import { type ChoosableMentor, MentorChoices } from "@/components/booking/mentor-choice";
import { NoMeeting } from "@/components/booking/no-meeting";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Button } from "@/components/ui/button";
import { chooseMentorTexts as texts } from "@/lib/domain/meetings/booking-page.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { links, listingHref } from "@/lib/links";
import type { Actor } from "@/lib/platform/auth/session";
import { listHiddenMentors } from "@/lib/server/blocks/block.repository";
import { listRecentMentors } from "@/lib/server/meetings/list-meetings";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { listHomeMentors } from "@/lib/server/search/list-home-mentors";
import { findViewerPosition } from "@/lib/server/places/viewer-position";

/** Number of mentors suggested below the ones the person already knows. */
const SUGGESTED = 6;

const toChoosable = ({ rating, placeName, ...profile }: PublicMentorProfile): ChoosableMentor => ({
  ...profile,
  town: placeName,
  rating: rating.average,
  reviewCount: rating.count,
  distanceKm: null,
});

/** Mentor choice for a visitor who has not picked one: recently met mentors, and nearby ones. */
export async function ChooseMentor({ actor }: { actor: Actor }) {
  const [position, hidden] = await Promise.all([findViewerPosition(), listHiddenMentors(actor)]);
  const [usernames, listed] = await Promise.all([listRecentMentors(actor, hidden), listHomeMentors(position, hidden)]);
  const pages = await Promise.all(usernames.map(getMentorPage));
  const recent = pages.flatMap((page) => (page ? [toChoosable(page.profile)] : []));
  const known = new Set([actor.id, ...recent.map(({ id }) => id)]);
  const suggested = listed.filter(({ id }) => !known.has(id)).slice(0, SUGGESTED);
  if (recent.length + suggested.length === 0) {
    const ways = [{ label: texts.goHomePage, href: links.home }];
    return <NoMeeting title={texts.nobodyMeetYet} text={texts.firstMentorsTheir} ways={ways} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-5">
        <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: texts.bookMeeting }]} />
        <div>
          <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{texts.bookMeeting}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{texts.whomMeetingTakes}</p>
        </div>
      </div>
      <MentorChoices id="recent-mentors" title={texts.mentorsHaveMet} mentors={recent} />
      <MentorChoices
        id="suggested-mentors"
        title={position ? texts.nearestToYou : texts.recommendedOtherFamilies}
        mentors={suggested}
      />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <PageLink href={position ? links.mentors : listingHref({ sort: "distance" })}>
            {position ? texts.seeAllMentors : texts.seeWhoNear}
          </PageLink>
        </Button>
      </div>
    </div>
  );
}
