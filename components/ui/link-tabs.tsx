"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { isPlainPress, openAddress, useAddressParameter, useIsHydrated } from "@/lib/client/address";
import { cn } from "./class-names";

type LinkTab = {
  key: string;
  label: string;
  href: string;
  panel: ReactNode;
  /** Id of the element on the page that the tab's URL points to, if any. */
  panelId?: string;
};
type LinkTabsProps = {
  /** Label of the tabs for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
  initialTab: string;
  /** The URL parameter that names the open tab. */
  parameter?: string;
  /** The tab to open when the URL names none; the first one by default. */
  defaultTab?: string;
  /** A page that is the same for every URL shows all panels until the script runs. */
  isStatic?: boolean;
};

const TAB =
  "-mb-px flex min-h-11 flex-1 items-center justify-center border-b-2 px-2 text-sm font-medium whitespace-nowrap transition-colors sm:flex-none sm:px-4 sm:text-base";

/** The index that a key moves to from another one; undefined for other keys. */
function indexOfKey(key: string, from: number, count: number): number | undefined {
  if (key === " ") return from;
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * Tabs that work as links without JavaScript. Once the script runs they become ARIA tabs and switch at once. All panels
 * are in the HTML, so that crawlers find each text.
 */
export function LinkTabs({ label, tabs, initialTab, parameter = "tab", defaultTab, isStatic = false }: LinkTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The strip's distance from the top of the window when a tab was pressed, in pixels. */
  const pressedAt = useRef<number | null>(null);
  const isTablist = useIsHydrated();
  const named = useAddressParameter(parameter, initialTab);
  const open = tabs.find(({ key }) => key === named) ?? tabs.find(({ key }) => key === defaultTab) ?? tabs[0]!;

  // On narrow screens, scrolls the open tab into view within the strip without scrolling the page.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>(`[data-tab="${open.key}"]`);
    // Content above may change its height with the tab; this keeps the strip under the finger.
    const before = pressedAt.current;
    pressedAt.current = null;
    if (strip && before !== null) window.scrollBy(0, strip.getBoundingClientRect().top - before);
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [open.key]);

  const panelIdOf = ({ key, panelId }: LinkTab) => panelId ?? `${id}-${key}`;

  function press(event: MouseEvent, tab: LinkTab) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    pressedAt.current = list.current?.getBoundingClientRect().top ?? null;
    if (tab !== open) openAddress(tab.href);
  }

  function move(event: KeyboardEvent<HTMLAnchorElement>, from: number) {
    const to = indexOfKey(event.key, from, tabs.length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Arrow keys replace the history entry, so that one Back leaves the tabs.
    openAddress(tabs[to]!.href, { replace: true });
    list.current?.querySelector<HTMLElement>(`[data-tab="${tabs[to]!.key}"]`)?.focus();
  }

  return (
    <div className="flex flex-col gap-6">
      <div
        ref={list}
        role={isTablist ? "tablist" : "navigation"}
        aria-label={label}
        className="flex overflow-x-auto border-b border-line pb-px"
      >
        {tabs.map((tab, index) => {
          const isOpen = tab === open;
          const asTab = {
            role: "tab",
            "aria-selected": isOpen,
            "aria-controls": panelIdOf(tab),
            tabIndex: isOpen ? 0 : -1,
          };
          const asLink = { "aria-current": isOpen && !isStatic ? ("page" as const) : undefined };
          return (
            <a
              key={tab.key}
              id={`${id}-${tab.key}-tab`}
              data-tab={tab.key}
              href={tab.href}
              onClick={(event) => press(event, tab)}
              onKeyDown={(event) => move(event, index)}
              className={cn(
                TAB,
                isOpen ? "border-leaf text-leaf" : "border-transparent text-ink-soft hover:border-line hover:text-ink",
              )}
              {...(isTablist ? asTab : asLink)}
            >
              {tab.label}
            </a>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.key}
          id={panelIdOf(tab)}
          role={isTablist ? "tabpanel" : undefined}
          tabIndex={isTablist ? 0 : undefined}
          aria-labelledby={`${id}-${tab.key}-tab`}
          className={cn("rounded-card", tab !== open && "hidden", tab !== open && isStatic && "noscript:block")}
        >
          {tab.panel}
        </section>
      ))}
    </div>
  );
}
