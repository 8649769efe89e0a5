import type { ReactNode } from "react";
import { LinkTabs } from "@/components/ui/link-tabs";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { ownTabsTexts as texts } from "@/lib/domain/profile/own-profile.messages";
import { type OwnProfileTab, ownProfileHref } from "@/lib/links";

const LABELS: Record<OwnProfileTab, string> = {
  ...profileMessages.tabs,
  meetings: texts.meetings,
  availability: texts.availability,
  settings: texts.settings,
};

/** The tabs of one's own profile: the given ones, in their order. */
export function OwnTabs({
  panels,
  initialTab,
  defaultTab,
}: {
  panels: Partial<Record<OwnProfileTab, ReactNode>>;
  initialTab: string;
  defaultTab?: OwnProfileTab;
}) {
  const tabs = Object.entries(panels).map(([key, panel]) => ({
    key,
    label: LABELS[key as OwnProfileTab],
    href: ownProfileHref(key as OwnProfileTab),
    panel,
  }));
  return <LinkTabs label={texts.sectionsProfile} tabs={tabs} initialTab={initialTab} defaultTab={defaultTab} />;
}
