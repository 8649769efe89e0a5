import type { Metadata } from "next";
import { CoursesPanel } from "@/components/mentors/profile/courses-panel";
import { QualificationsPanel } from "@/components/mentors/profile/qualifications-panel";
import { StatsCard } from "@/components/mentors/profile/stats-card";
import { CompletenessCard } from "@/components/profile/completeness-card";
import { EditProfile } from "@/components/profile/edit/edit-profile";
import { OwnAbout } from "@/components/profile/own-about";
import { OwnHeader } from "@/components/profile/own-header";
import { OwnTabs } from "@/components/profile/own-tabs";
import { SettingsPanel } from "@/components/profile/settings/settings-panel";
import { ReviewsPanel } from "@/components/reviews/reviews-panel";
import { ownProfilePageSchema } from "@/lib/domain/profile/own-profile-page.schema";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { links } from "@/lib/links";
import { requireActor } from "@/lib/server/auth/current-actor";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { nearestTownName } from "@/lib/server/places/nearest-town";
import { mapTiles } from "@/lib/server/places/map-tiles";
import { readViewerPosition } from "@/lib/server/places/viewer-position";
import { readOwnProfile } from "@/lib/server/profile/read-own-profile";
import { listReviews } from "@/lib/server/reviews/list-reviews";
import { OwnAvailability } from "./own-availability";
import { OwnMeetings, OwnNextMeeting } from "./own-meetings";

export const metadata: Metadata = { title: "Your profile" };

/** The signed-in person's own page: what others see of a mentor, and the settings for everyone. */
export default async function ProfilePage({ searchParams }: PageProps<"/profile">) {
  const { tab, edit, confirm, when, page, cancel } = ownProfilePageSchema.parse(await searchParams);
  const actor = await requireActor(links.profile);
  const [profile, position] = await Promise.all([readOwnProfile(actor.id), readViewerPosition()]);
  const location = { isKnown: position !== null, place: position && nearestTownName(position) };
  const settings = <SettingsPanel profile={profile} location={location} isDeleting={confirm === "delete"} />;
  const query = { when, page, cancel };
  const meetings = <OwnMeetings actor={actor} profile={profile} query={query} isRenewing={confirm === "renew"} />;

  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-8 sm:px-6">
      <div className="flex flex-col gap-5">
        <OwnHeader profile={profile} />
        <OwnNextMeeting actor={actor} />
      </div>
      {edit && (
        <noscript>
          <p className="rounded-control border border-line bg-card p-4">Editing the profile needs JavaScript.</p>
        </noscript>
      )}
      {profile.role === "mentor" ? (
        <MentorSections
          profile={profile}
          initialTab={tab}
          meetings={meetings}
          availability={<OwnAvailability actor={actor} initialTab={tab} />}
          settings={settings}
        />
      ) : (
        <OwnTabs initialTab={tab} panels={{ about: <OwnAbout profile={profile} />, meetings, settings }} />
      )}
      <EditProfile profile={profile} initialTab={edit} />
    </div>
  );
}

type MentorSectionsProps = {
  profile: OwnProfile;
  initialTab: string;
  meetings: React.ReactNode;
  availability: React.ReactNode;
  settings: React.ReactNode;
};

async function MentorSections({ profile, initialTab, meetings, availability, settings }: MentorSectionsProps) {
  const [shown, reviews] = await Promise.all([getMentorProfile(profile.username), listReviews(profile._id)]);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <CompletenessCard profile={profile} />
        <OwnTabs
          initialTab={initialTab}
          panels={{
            about: <OwnAbout profile={profile} mentor={{ shown, tiles: mapTiles }} />,
            meetings,
            availability,
            courses: <CoursesPanel profile={shown} />,
            qualifications: <QualificationsPanel profile={shown} />,
            reviews: <ReviewsPanel mentor={shown} list={reviews} />,
            settings,
          }}
        />
      </div>
      <aside aria-label="Figures" className="lg:sticky lg:top-24 lg:self-start">
        <StatsCard profile={shown} currentYear={new Date().getUTCFullYear()} />
      </aside>
    </div>
  );
}
