"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { isPlainPress, openProfileTab, useIsHydrated, useProfileTab } from "@/lib/client/profile-tab";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { PROFILE_TABS } from "@/lib/domain/mentors/profile-tabs";
import { mentorProfileHref, type ProfileTab } from "@/lib/links";

type ProfileTabsProps = { username: string; initialTab: ProfileTab; panels: Record<ProfileTab, ReactNode> };

const TAB =
  "-mb-px flex min-h-11 flex-1 items-center justify-center border-b-2 px-2 text-sm font-medium whitespace-nowrap transition-colors sm:flex-none sm:px-4 sm:text-base";

/** The tab that a key leads to from another one; undefined for other keys. */
function tabOfKey(key: string, from: ProfileTab): ProfileTab | undefined {
  const at = PROFILE_TABS.indexOf(from);
  if (key === "ArrowRight") return PROFILE_TABS[(at + 1) % PROFILE_TABS.length];
  if (key === "ArrowLeft") return PROFILE_TABS.at(at - 1);
  if (key === "Home") return PROFILE_TABS[0];
  if (key === "End") return PROFILE_TABS.at(-1);
  return undefined;
}

/**
 * The four tabs of a profile. They are links that the server answers; once the script runs they become tabs in the
 * sense of ARIA and switch at once. All panels are in the HTML, so that each text can be found without a press.
 */
export function ProfileTabs({ username, initialTab, panels }: ProfileTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isTablist = useIsHydrated();
  const open = useProfileTab(initialTab);

  function press(event: MouseEvent, tab: ProfileTab) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (tab !== open) openProfileTab(mentorProfileHref(username, tab));
  }

  function move(event: KeyboardEvent<HTMLAnchorElement>, from: ProfileTab) {
    const tab = event.key === " " ? from : tabOfKey(event.key, from);
    if (tab === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Walking along the tabs is one step back in the history, not one for each tab.
    openProfileTab(mentorProfileHref(username, tab), { replace: true });
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  }

  return (
    <div className="flex flex-col gap-6">
      <div
        ref={list}
        role={isTablist ? "tablist" : "navigation"}
        aria-label="Sections of this profile"
        className="flex border-b border-line"
      >
        {PROFILE_TABS.map((tab) => {
          const isOpen = tab === open;
          const asTab = {
            role: "tab",
            "aria-selected": isOpen,
            "aria-controls": `${id}-${tab}`,
            tabIndex: isOpen ? 0 : -1,
          };
          const asLink = { "aria-current": isOpen ? ("page" as const) : undefined };
          return (
            <a
              key={tab}
              id={`${id}-${tab}-tab`}
              data-tab={tab}
              href={mentorProfileHref(username, tab)}
              onClick={(event) => press(event, tab)}
              onKeyDown={(event) => move(event, tab)}
              className={cn(
                TAB,
                isOpen ? "border-leaf text-leaf" : "border-transparent text-ink-soft hover:border-line hover:text-ink",
              )}
              {...(isTablist ? asTab : asLink)}
            >
              {profileMessages.tabs[tab]}
            </a>
          );
        })}
      </div>
      {PROFILE_TABS.map((tab) => (
        <section
          key={tab}
          id={`${id}-${tab}`}
          role={isTablist ? "tabpanel" : undefined}
          tabIndex={isTablist ? 0 : undefined}
          aria-labelledby={`${id}-${tab}-tab`}
          hidden={tab !== open}
          className="rounded-card"
        >
          {panels[tab]}
        </section>
      ))}
    </div>
  );
}
