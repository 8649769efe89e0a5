import { PageLink } from "@/components/ui/page-link";
import { LogoutButton } from "@/components/account/logout-button";
import { SwitchToMentor } from "@/components/instructor/switch-to-mentor";
import { BlockedPeople } from "@/components/blocks/blocked-people";
import { LocationControl } from "@/components/places/location-control";
import { Button } from "@/components/ui/button";
import { securityTexts } from "@/lib/domain/account/second-factor.messages";
import { blockTexts } from "@/lib/domain/blocks/block.messages";
import { type SuppressionReason, suppressionTexts } from "@/lib/domain/mails/suppression.messages";
import { usernameMessages } from "@/lib/domain/account/username.messages";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { settingsPanelTexts as texts } from "@/lib/domain/profile/settings.messages";
import { staffPageTexts } from "@/lib/domain/staff/staff-page.messages";
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
  /** The whole public address, which only mentors have, and when it may next change, in words; null for now. */
  address: { url: string; change: NextChange | null };
  /** The stored location: whether there is one, and the town near it. */
  location: { isKnown: boolean; place: string | null };
  /** Whom the user has blocked. */
  blocked: readonly { id: string; name: string; since: Date }[];
  /** Whether the address opens the confirmation of the deletion. */
  isDeleting: boolean;
  isStaff: boolean;
  /** Why the own address gets no mails; null when it does. */
  suppression: SuppressionReason | null;
};

/** All account settings that are not part of the profile. */
export function SettingsPanel({
  profile,
  address,
  location,
  blocked,
  isDeleting,
  isStaff,
  suppression,
}: SettingsPanelProps) {
  const isMentor = profile.role === "mentor";
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="sr-only">{texts.settings}</h2>
      {suppression && (
        <SettingsSection title={suppressionTexts.title} text={profile.email}>
          <p>
            {suppressionTexts.own[suppression]} {suppressionTexts.ownWhatNow}
          </p>
          <Button asChild variant="secondary">
            <a href={links.contact}>{suppressionTexts.contact}</a>
          </Button>
        </SettingsSection>
      )}
      {isStaff && (
        <SettingsSection title={staffPageTexts.settingsTitle} text={staffPageTexts.settingsText}>
          <Button asChild variant="secondary">
            <a href={links.console}>{staffPageTexts.openConsole}</a>
          </Button>
        </SettingsSection>
      )}
      <SettingsSection title={securityTexts.title} text={securityTexts.settingsText}>
        <Button asChild variant="secondary">
          <a href={links.security}>{securityTexts.open}</a>
        </Button>
      </SettingsSection>
      <SettingsSection title={texts.yourLocation} text={texts.showsHowFar}>
        <LocationControl {...location} from={ownProfileHref("settings")} />
      </SettingsSection>
      <SettingsSection
        title={isMentor ? texts.yourAddress : texts.yourUsername}
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
        <SettingsSection title={texts.doTeach} text={texts.reviewsMeetingsStay}>
          <div className="js-only">
            <SwitchToMentor label={texts.becomeMentor} />
          </div>
        </SettingsSection>
      )}
      <SettingsSection title={texts.password} text={texts.otherDevicesSigned}>
        {profile.hasPassword ? (
          <PasswordForm email={profile.email} />
        ) : (
          <p>
            {texts.signGoogle}{" "}
            <PageLink href={links.resetPassword} className="font-medium text-leaf underline underline-offset-4">
              {texts.askLink}
            </PageLink>{" "}
            {texts.ifWantPassword}
          </p>
        )}
      </SettingsSection>
      <SettingsSection title={texts.sessions} text={texts.phoneWasLost}>
        <div className="flex flex-wrap gap-3">
          <SignOutEverywhere />
          <LogoutButton className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-medium hover:bg-leaf-wash" />
        </div>
      </SettingsSection>
      <SettingsSection title={blockTexts.settingsTitle} text={blockTexts.settingsText}>
        <BlockedPeople people={blocked} />
      </SettingsSection>
      <SettingsSection title={texts.rememberedLogin}>
        <RememberedLogin />
      </SettingsSection>
      <SettingsSection title={texts.theme}>
        <ThemeChoice />
      </SettingsSection>
      <SettingsSection title={texts.yourData} text={texts.everythingKeptAbout}>
        <Button asChild variant="secondary">
          <a href={exportDataHref(profile._id)} download>
            {texts.downloadMyData}
          </a>
        </Button>
      </SettingsSection>
      <SettingsSection title={texts.deleteAccount} text={texts.downloadDataFirst}>
        <DeleteAccount isAsking={isDeleting} email={profile.email} isMentor={isMentor} />
      </SettingsSection>
    </div>
  );
}
