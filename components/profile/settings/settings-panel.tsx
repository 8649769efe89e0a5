import { PageLink } from "@/components/ui/page-link";
import { LogoutButton } from "@/components/account/logout-button";
import { SwitchToMentor } from "@/components/instructor/switch-to-mentor";
import { LocationControl } from "@/components/places/location-control";
import { Button } from "@/components/ui/button";
import { usernameMessages } from "@/lib/domain/account/username.messages";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { exportDataHref, links, mentorProfileHref, ownProfileHref } from "@/lib/links";
import { DeleteAccount } from "./delete-account";
import { PasswordForm } from "./password-form";
import { RememberedLogin } from "./remembered-login";
import { SettingsSection } from "./settings-section";
import { SignOutEverywhere } from "./sign-out-everywhere";
import { ThemeChoice } from "./theme-choice";
import { type NextChange, UsernameForm } from "./username-form";

type SettingsPanelProps = {
  profile: OwnProfile;
  /** The whole public address, which only mentors have, and from when on it may be changed, in words; null for now. */
  address: { url: string; change: NextChange | null };
  /** The stored location: whether there is one, and the town near it. */
  location: { isKnown: boolean; place: string | null };
  /** Whether the address asks to confirm the deletion. */
  isDeleting: boolean;
};

/** Everything about the account that is not part of the profile. */
export function SettingsPanel({ profile, address, location, isDeleting }: SettingsPanelProps) {
  const isMentor = profile.role === "mentor";
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="sr-only">Settings</h2>
      <SettingsSection
        title="Your location"
        text="Shows how far mentors are from you. It is rounded to about 100 m and nobody else sees it."
      >
        <LocationControl {...location} from={ownProfileHref("settings")} />
      </SettingsSection>
      <SettingsSection
        title={isMentor ? "Your address" : "Your username"}
        text={isMentor ? usernameMessages.oldLinks : usernameMessages.forLater}
      >
        {isMentor ? (
          <PageLink
            href={mentorProfileHref(profile.username)}
            className="flex min-h-11 items-center font-medium [overflow-wrap:anywhere] text-leaf underline underline-offset-4"
          >
            {address.url}
          </PageLink>
        ) : (
          <p className="font-medium [overflow-wrap:anywhere]">{profile.username}</p>
        )}
        <UsernameForm change={address.change} />
      </SettingsSection>
      {!isMentor && (
        <SettingsSection title="Do you teach?" text="Your reviews and meetings stay as they are.">
          <div className="js-only">
            <SwitchToMentor label="Become a mentor" />
          </div>
        </SettingsSection>
      )}
      <SettingsSection title="Password" text="Other devices are signed out when it changes.">
        {profile.hasPassword ? (
          <PasswordForm email={profile.email} />
        ) : (
          <p>
            You sign in with Google.{" "}
            <PageLink href={links.resetPassword} className="font-medium text-leaf underline underline-offset-4">
              Ask for a link
            </PageLink>{" "}
            if you want a password as well.
          </p>
        )}
      </SettingsSection>
      <SettingsSection title="Sessions" text="For a phone that was lost or a computer that others use.">
        <div className="flex flex-wrap gap-3">
          <SignOutEverywhere />
          <LogoutButton className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-medium hover:bg-leaf-wash" />
        </div>
      </SettingsSection>
      <SettingsSection title="Remembered login">
        <RememberedLogin />
      </SettingsSection>
      <SettingsSection title="Theme">
        <ThemeChoice />
      </SettingsSection>
      <SettingsSection title="Your data" text="Everything that is kept about you, as a JSON file.">
        <Button asChild variant="secondary">
          <a href={exportDataHref(profile._id)} download>
            Download my data
          </a>
        </Button>
      </SettingsSection>
      <SettingsSection title="Delete account" text="Download your data first if you want to keep it.">
        <DeleteAccount isAsking={isDeleting} email={profile.email} isMentor={isMentor} />
      </SettingsSection>
    </div>
  );
}
