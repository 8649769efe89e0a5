import { AboutPanel } from "@/components/mentors/profile/about-panel";
import { NothingYet, PanelSection } from "@/components/mentors/profile/panel-section";
import { CONTACT_MASK } from "@/lib/domain/flags/contact-mask";
import { flagTexts } from "@/lib/domain/flags/flag.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import type { MapTiles } from "@/lib/domain/places/map-layer";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { ownAboutTexts as texts } from "@/lib/domain/profile/own-profile.messages";
import { TeachingPlace } from "./place/teaching-place";
import { PrivateFacts } from "./private-facts";

/** Whether the public reads less than the mentor has written. */
function hidesDetails(shown: PublicMentorProfile, own: OwnProfile): boolean {
  const isMasked = (profile: PublicMentorProfile | OwnProfile) => JSON.stringify(profile).includes(CONTACT_MASK);
  return isMasked(shown) && !isMasked(own);
}

type OwnAboutProps = { profile: OwnProfile; mentor?: { shown: PublicMentorProfile; tiles: MapTiles } };

/** The About tab of one's own profile: the public part as a mentor's page shows it, and the private facts. */
export function OwnAbout({ profile, mentor }: OwnAboutProps) {
  return (
    <div className="flex flex-col gap-9">
      {mentor ? (
        <>
          {hidesDetails(mentor.shown, profile) && (
            <p className="rounded-card border border-line bg-leaf-wash p-4">{flagTexts.hiddenForNow}</p>
          )}
          <AboutPanel profile={mentor.shown} />
          <TeachingPlace place={profile.teachingPlace} placeName={profile.placeName} tiles={mentor.tiles} />
        </>
      ) : (
        <PanelSection title={texts.about}>
          {profile.About ? (
            <p className="max-w-prose text-lg break-words whitespace-pre-line">{profile.About}</p>
          ) : (
            <NothingYet>{texts.haveNotWritten}</NothingYet>
          )}
        </PanelSection>
      )}
      <PrivateFacts profile={profile} />
    </div>
  );
}
