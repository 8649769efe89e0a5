import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { StructuredData } from "@/components/structured-data/structured-data";
import { QuietLink } from "@/components/ui/quiet-link";
import { blockTexts } from "@/lib/domain/blocks/block.messages";
import { REPORT_LINK_TEXTS } from "@/lib/domain/reports/report.messages";
import { ReviewsPanel } from "@/components/reviews/reviews-panel";
import { TutorLinks } from "@/components/tutors/tutor-links";
import { mentorProfileViewTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import type { ReviewRules } from "@/lib/domain/reviews/review.policy";
import type { ReviewQuery } from "@/lib/domain/reviews/review-list.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { PublicReview, ReviewList } from "@/lib/domain/reviews/public-review";
import { profilePage } from "@/lib/domain/structured-data/profile-page.rules";
import type { TaughtArea } from "@/lib/domain/tutors/tutor-area";
import { areaHref, areaTitle } from "@/lib/domain/tutors/tutor-area.rules";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links, type ProfileTab, blockHref, reportHref } from "@/lib/links";
import { AboutPanel } from "./about-panel";
import { BookingBar, BookingCard } from "./booking-card";
import { CoursesPanel } from "./courses-panel";
import { ProfileHeader } from "./profile-header";
import { ProfileTabs } from "./profile-tabs";
import { QualificationsPanel } from "./qualifications-panel";
import { NextFree, NextFreeTimes } from "./next-free";
import { SimilarMentors } from "./similar-mentors";
import { StatsCard } from "./stats-card";

type MentorProfileViewProps = {
  profile: PublicMentorProfile;
  /** Whether visitors can choose from the mentor's free times here. */
  showsTimes: boolean;
  /** Other mentors, near this one or online. */
  similar: { mentors: readonly ListedMentor[]; are: "near" | "online" } | null;
  reviews: ReviewList;
  reviewRules: ReviewRules;
  /** Other areas where the subjects are taught. */
  areas: readonly TaughtArea[];
  tab: ProfileTab;
  currentYear: number;
  /** The whole address of the profile, for copying and sharing. */
  url: string;
  /** The sort order and star filter of the reviews, and a review that the address links to. */
  asked?: Pick<ReviewQuery, "sort" | "star"> & { linked: PublicReview | null };
};

/** A mentor's public profile, for all of its addresses. */
export function MentorProfileView(props: MentorProfileViewProps) {
  const { profile, showsTimes, similar, reviews, reviewRules, areas, tab, currentYear, url, asked } = props;
  return (
    <NextFreeTimes username={showsTimes ? profile.username : null}>
      <div className="[&_:is(a,button,[tabindex])]:scroll-mb-24">
        <StructuredData data={profilePage(profile, url)} />
        <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
          <Breadcrumbs
            items={[
              { label: texts.home, href: links.home },
              { label: texts.mentors, href: links.mentors },
              { label: profile.name },
            ]}
            base={url}
          />
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
            <div className="flex min-w-0 flex-col gap-8">
              <ProfileHeader profile={profile} currentYear={currentYear} url={url} />
              <NextFree className="lg:hidden" />
              <ProfileTabs
                username={profile.username}
                initialTab={tab}
                panels={{
                  about: <AboutPanel profile={profile} />,
                  courses: <CoursesPanel profile={profile} />,
                  qualifications: <QualificationsPanel profile={profile} />,
                  reviews: <ReviewsPanel mentor={profile} list={reviews} rules={reviewRules} {...asked} />,
                }}
              />
            </div>
            {/* Its list of towns opens over the cards below. */}
            <aside
              aria-label={texts.bookingFigures}
              className="flex flex-col gap-5 lg:sticky lg:top-24 lg:z-10 lg:self-start"
            >
              <BookingCard profile={profile} />
              <StatsCard profile={profile} currentYear={currentYear} />
              <p className="flex flex-wrap gap-x-5">
                <QuietLink href={reportHref("profile", profile.id)}>{REPORT_LINK_TEXTS.profile}</QuietLink>
                {profile.avatar && (
                  <QuietLink href={reportHref("picture", profile.id)}>{REPORT_LINK_TEXTS.picture}</QuietLink>
                )}
                <QuietLink href={blockHref(profile.id)}>{blockTexts.link}</QuietLink>
              </p>
            </aside>
          </div>
          {similar && <SimilarMentors {...similar} town={profile.placeName} />}
          <TutorLinks
            id="more-tutors"
            title={tutorsMessages.others}
            items={areas.map(({ subject, town }) => ({
              href: areaHref(subject, town),
              label: areaTitle(subject, town),
            }))}
          />
        </div>
        <BookingBar profile={profile} />
      </div>
    </NextFreeTimes>
  );
}
