import type { Metadata } from "next";
import { PageAccount } from "@/components/account/page-account";
import { AvailabilityPanel } from "@/components/availability/availability-panel";
import { MeetingsPanel } from "@/components/meetings/meetings-panel";
import { NextMeeting } from "@/components/meetings/next-meeting";
import { CoursesPanel } from "@/components/mentors/profile/courses-panel";
import { QualificationsPanel } from "@/components/mentors/profile/qualifications-panel";
import { StatsCard } from "@/components/mentors/profile/stats-card";
import { CompletenessCard } from "@/components/profile/completeness-card";
import { EditProfile } from "@/components/profile/edit/edit-profile";
import { OwnAbout } from "@/components/profile/own-about";
import { OwnHeader } from "@/components/profile/own-header";
import { OwnTabs } from "@/components/profile/own-tabs";
import { OwnVerificationCard } from "@/components/verification/own-verification-card";
import { SettingsPanel } from "@/components/profile/settings/settings-panel";
import { ReviewsPanel } from "@/components/reviews/reviews-panel";
import { ownProfilePageSchema } from "@/lib/domain/profile/own-profile-page.schema";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { isComplete } from "@/lib/domain/search/listed.rules";
import { profilePageTexts as texts } from "@/lib/domain/profile/profile-page.messages";
import { links } from "@/lib/links";
import { requireActor } from "@/lib/platform/auth/current-actor";
import { findSuppression } from "@/lib/platform/mail/suppression";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listBlockedPeople } from "@/lib/server/blocks/block.repository";
import { reviewRules } from "@/lib/server/reviews/review-rules";
import { findStaff } from "@/lib/server/staff/staff-actor";
import { mapTiles } from "@/lib/server/places/map-tiles";
import { nearestTownName } from "@/lib/server/places/towns";
import { findViewerPosition } from "@/lib/server/places/viewer-position";
import { getOwnProfile } from "@/lib/server/profile/own-profile";
import { getOwnAddress, getOwnMeetings, getOwnTeaching } from "./own-data";

export const metadata: Metadata = pageMetadata({
  title: texts.yourProfile,
  description: texts.whatOthersSee,
  path: links.profile,
});

/**
 * The signed-in user's own page: public profile (mentors), meetings and settings. Awaits all data first, because
 * streamed parts are never placed on a page without JavaScript.
 */
export default async function ProfilePage({ searchParams }: PageProps<"/profile">) {
  const { tab, edit, ...query } = ownProfilePageSchema.parse(await searchParams);
  const actor = await requireActor(links.profile);
  const [profile, address, position, staff, blocked] = await Promise.all([
    getOwnProfile(actor.id),
    getOwnAddress(actor),
    findViewerPosition(),
    findStaff(actor),
    listBlockedPeople(actor.id),
  ]);
  const [meetings, teaching, suppression] = await Promise.all([
    getOwnMeetings(actor, profile, query),
    profile.role === "mentor" ? getOwnTeaching(actor, profile) : null,
    findSuppression(profile.email),
  ]);
  const { next } = meetings;
  const location = { isKnown: position !== null, place: position && nearestTownName(position) };
  // What is next matters most, and each tab has an address of its own.
  const defaultTab = next ? "meetings" : undefined;
  const isDeleting = query.confirm === "delete";
  const common = {
    meetings: <MeetingsPanel {...meetings.tab} needsRoom={teaching?.needsRoom} />,
    settings: (
      <SettingsPanel
        profile={profile}
        address={address}
        location={location}
        blocked={blocked}
        isDeleting={isDeleting}
        isStaff={staff !== null}
        suppression={suppression}
      />
    ),
  };

  return (
    <PageAccount account={actor.id}>
      <div className="own-profile mx-auto flex max-w-page flex-col gap-8 px-4 py-8 sm:px-6 phone-meetings:gap-4 phone-meetings:pt-4">
        <div className="flex flex-col gap-5">
          <OwnHeader profile={profile} />
          {next && (
            <div className="phone-meetings:hidden">
              <NextMeeting meeting={next} />
            </div>
          )}
        </div>
        {edit && (
          <noscript>
            <p className="rounded-control border border-line bg-card p-4">{texts.editingProfileNeeds}</p>
          </noscript>
        )}
        {teaching ? (
          <MentorSections
            profile={profile}
            teaching={teaching}
            tabs={{ initialTab: tab, defaultTab }}
            common={common}
          />
        ) : (
          <OwnTabs
            initialTab={tab}
            defaultTab={defaultTab}
            panels={{ about: <OwnAbout profile={profile} />, ...common }}
          />
        )}
        <EditProfile profile={profile} initialTab={edit} />
      </div>
    </PageAccount>
  );
}

type MentorSectionsProps = {
  profile: OwnProfile;
  teaching: Awaited<ReturnType<typeof getOwnTeaching>>;
  tabs: { initialTab: string; defaultTab: "meetings" | undefined };
  /** The panels that both roles have. */
  common: { meetings: React.ReactNode; settings: React.ReactNode };
};

function MentorSections({ profile, teaching, tabs, common }: MentorSectionsProps) {
  const { shown, reviews, verification, hours } = teaching;
  const isWhole = isComplete({ ...shown, age: profile.age, isEmailVerified: true });
  // What the mentor has to do stands above all tabs.
  const verificationCard = <OwnVerificationCard verification={verification} isComplete={isWhole} />;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-5 phone-meetings:hidden">
          <CompletenessCard
            profile={profile}
            hasHours={hours.availability.version > 0}
            verification={verification}
            isComplete={isWhole}
          />
          {verification.maySubmit && verificationCard}
        </div>
        <OwnTabs
          {...tabs}
          panels={{
            about: (
              <div className="flex flex-col gap-9">
                <OwnAbout profile={profile} mentor={{ shown, tiles: mapTiles }} />
                {!verification.maySubmit && verificationCard}
              </div>
            ),
            meetings: common.meetings,
            availability: <AvailabilityPanel {...hours} initialTab={tabs.initialTab} />,
            courses: <CoursesPanel profile={shown} />,
            qualifications: <QualificationsPanel profile={shown} />,
            reviews: <ReviewsPanel mentor={shown} list={reviews} rules={reviewRules()} />,
            settings: common.settings,
          }}
        />
      </div>
      <aside aria-label={texts.figures} className="lg:sticky lg:top-24 lg:self-start">
        <StatsCard profile={shown} currentYear={new Date().getUTCFullYear()} isOwn />
      </aside>
    </div>
  );
}
