import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { mentorCarouselTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { factsOf } from "@/lib/domain/mentors/mentor-facts";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { links, listingHref } from "@/lib/links";
import { CardStrip } from "./card-strip";
import { CarouselCard } from "./carousel-card";

const HEADING_ID = "home-mentors";

type MentorCarouselProps = {
  /** Null when the lookup failed. */
  mentors: readonly ListedMentor[] | null;
  /** Whether the visitor's position is known, so that the nearest mentors come first. */
  isNearestFirst: boolean;
};

/** Mentors in a strip, to browse and to call (docs/product.md, Screens). */
export function MentorCarousel({ mentors, isNearestFirst }: MentorCarouselProps) {
  return (
    <section aria-labelledby={HEADING_ID} className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-12">
      <h2 id={HEADING_ID} className="font-display text-2xl font-bold text-balance sm:text-3xl">
        {texts.chooseClassHome}
      </h2>
      {mentors === null && <p className="pt-3 text-ink-soft">{listingMessages.unavailable}</p>}
      {mentors?.length === 0 && <NobodyYet />}
      {mentors && mentors.length > 0 && (
        <CardStrip label={texts.mentors} note={<OrderLine isNearestFirst={isNearestFirst} />}>
          {mentors.map((mentor) => (
            <CarouselCard key={mentor.id} mentor={factsOf(mentor)} />
          ))}
          <AllMentors />
        </CardStrip>
      )}
    </section>
  );
}

/** Explains the order, and how to see nearby mentors. */
function OrderLine({ isNearestFirst }: { isNearestFirst: boolean }) {
  if (isNearestFirst) return <p className="text-ink-soft">{texts.nearestComeFirst}</p>;
  return (
    <p className="text-ink-soft">
      {texts.recommendedOtherFamilies}{" "}
      <PageLink
        href={listingHref({ sort: "distance" })}
        className="inline-flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline sm:min-h-0"
      >
        {texts.seeWhoNear}
      </PageLink>
    </p>
  );
}

/** The strip's last card links to the full listing. */
function AllMentors() {
  return (
    <li className="relative flex w-71 shrink-0 snap-start flex-col items-center justify-center gap-3 rounded-card bg-leaf-wash p-5 text-center lg:w-67">
      <Illustration name="step-find" width={160} height={120} />
      <PageLink
        href={links.mentors}
        className="inline-flex min-h-11 items-center font-medium text-leaf underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {texts.seeAllMentors}
      </PageLink>
    </li>
  );
}

/** The empty state: invites visitors to become the first mentor. */
function NobodyYet() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 pt-8 text-center">
      <Illustration name="empty-mentors" width={288} height={224} />
      <p className="font-display text-xl font-semibold text-balance">{texts.firstMentorsTheir}</p>
      <p className="text-pretty text-ink-soft">{texts.nobodyListedHere}</p>
      <Button asChild className="mt-2">
        <PageLink href={links.becomeAnInstructor}>{texts.becomeMentor}</PageLink>
      </Button>
    </div>
  );
}
