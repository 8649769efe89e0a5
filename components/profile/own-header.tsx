import { VerifiedBadge } from "@/components/mentors/profile/verified-badge";
import { Button } from "@/components/ui/button";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { ownHeaderTexts as texts } from "@/lib/domain/profile/own-profile.messages";
import { EditLink } from "./edit-link";
import { EDIT_PROFILE_ID } from "./opener-ids";
import { PhotoControl } from "./photo/photo-control";

/** The signed-in user, with the buttons that change the picture and the profile. */
export function OwnHeader({ profile }: { profile: OwnProfile }) {
  const { name, email, avatar, role, isMentorVerified, placeName, subjects } = profile;
  const isMentor = role === "mentor";
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
      <div className="shrink-0 phone-meetings:hidden">
        <PhotoControl name={name} avatar={avatar} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h1 className="font-display text-2xl font-bold text-balance break-words sm:text-4xl phone-meetings:text-xl">
          {name}
        </h1>
        <div className="flex flex-wrap items-center gap-2 phone-meetings:hidden">
          {isMentor ? (
            <VerifiedBadge isVerified={isMentorVerified} />
          ) : (
            <span className="inline-flex items-center rounded-full border border-line px-3 py-1 text-sm font-medium">
              {texts.user}
            </span>
          )}
          <span className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">{email}</span>
        </div>
        {subjects.length > 0 && (
          <p className="text-lg text-pretty text-ink-soft phone-meetings:hidden">{subjects.join(" · ")}</p>
        )}
        {placeName && (
          <p className="flex items-center gap-2 text-ink-soft phone-meetings:hidden">
            <i className="icon size-4.5 shrink-0 icon-map-pin" />
            {placeName}
          </p>
        )}
      </div>
      <Button asChild className="self-start phone-meetings:hidden">
        <EditLink id={EDIT_PROFILE_ID} tab="basic">
          <i className="icon size-4 icon-pencil" />
          {texts.editProfile}
        </EditLink>
      </Button>
    </header>
  );
}
