import { cn } from "@/components/ui/class-names";
import { LinkTabs } from "@/components/ui/link-tabs";
import { INSTRUCTOR_SECTIONS } from "@/lib/catalogue/instructor";
import { instructorTabsTexts as texts } from "@/lib/catalogue/instructor.messages";
import { instructorTabHref } from "@/lib/links";

const ICONS = { requirements: "icon-circle-check", rules: "icon-scale" } as const;
type Section = (typeof INSTRUCTOR_SECTIONS)[number];

/**
 * Requirements and rules. The page is static, so the server cannot open the tab in the address. Without a script, both
 * sections are visible and the tabs link to them.
 */
export function InstructorTabs() {
  const tabs = INSTRUCTOR_SECTIONS.map((section) => ({
    key: section.tab,
    label: section.title,
    href: instructorTabHref(section.tab),
    panelId: `instructor-${section.tab}`,
    panel: <SectionPanel section={section} />,
  }));
  return <LinkTabs label={texts.requirementsRules} tabs={tabs} initialTab={tabs[0]!.key} isStatic />;
}

function SectionPanel({ section: { tab, title, points } }: { section: Section }) {
  return (
    <>
      <h2 className="sr-only noscript:not-sr-only noscript:mb-4 noscript:font-display noscript:text-xl noscript:font-bold">
        {title}
      </h2>
      <ul className="flex flex-col gap-5">
        {points.map((point) => (
          <li key={point.title} className="flex gap-3.5">
            <i className={cn("icon mt-1 size-5 shrink-0 text-leaf", ICONS[tab])} />
            <div>
              <h3 className="font-display text-lg font-semibold">{point.title}</h3>
              <p className="max-w-prose text-pretty text-ink-soft">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
