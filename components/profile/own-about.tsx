import { AboutPanel } from "@/components/mentors/profile/about-panel";
import { NothingYet, PanelSection } from "@/components/mentors/profile/panel-section";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { TeachingPlace } from "./place/teaching-place";
import { PrivateFacts } from "./private-facts";

/** About oneself: what others read, for a mentor as on the public page, and what nobody else sees. */
export function OwnAbout({ profile, shown }: { profile: OwnProfile; shown?: PublicMentorProfile }) {
  return (
    <div className="flex flex-col gap-9">
      {shown ? (
        <>
          <AboutPanel profile={shown} />
          <TeachingPlace place={profile.teachingPlace} placeName={profile.placeName} />
        </>
      ) : (
        <PanelSection title="About">
          {profile.About ? (
            <p className="max-w-prose text-lg break-words whitespace-pre-line">{profile.About}</p>
          ) : (
            <NothingYet>You have not written anything about yourself yet.</NothingYet>
          )}
        </PanelSection>
      )}
      <PrivateFacts profile={profile} />
    </div>
  );
}
