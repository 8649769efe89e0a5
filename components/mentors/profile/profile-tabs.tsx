import type { ReactNode } from "react";
import { LinkTabs } from "@/components/ui/link-tabs";
import { profileTabsTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { PROFILE_TABS } from "@/lib/domain/mentors/profile-tabs";
import { mentorProfileHref, type ProfileTab } from "@/lib/links";

type ProfileTabsProps = { username: string; initialTab: ProfileTab; panels: Record<ProfileTab, ReactNode> };

/** The four tabs of a public profile. */
export function ProfileTabs({ username, initialTab, panels }: ProfileTabsProps) {
  const tabs = PROFILE_TABS.map((key) => ({
    key,
    label: profileMessages.tabs[key],
    href: mentorProfileHref(username, key),
    panel: panels[key],
  }));
  return <LinkTabs label={texts.sectionsThisProfile} tabs={tabs} initialTab={initialTab} />;
}
