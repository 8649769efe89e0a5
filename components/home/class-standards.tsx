"use client";

import { LinkTabs } from "@/components/ui/link-tabs";
import { EDUCATION_LEVELS, type EducationLevelKey } from "@/lib/catalogue/education-levels";
import { classStandardsTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { homeLevelHref } from "@/lib/links";
import { LevelPanel } from "./level-panel";

const DEFAULT_LEVEL: EducationLevelKey = "primaryschool";

type ClassStandardsProps = {
  /** The raw `level` parameter; anything invalid means primary school. */
  asked: string | string[] | undefined;
};

/** The classes of each level, one tab per level (docs/product.md, Screens). */
export function ClassStandards({ asked }: ClassStandardsProps) {
  const first = Array.isArray(asked) ? asked[0] : asked;
  const opened = EDUCATION_LEVELS.find(({ key }) => key === first)?.key ?? DEFAULT_LEVEL;
  const tabs = EDUCATION_LEVELS.map((level) => ({
    key: level.key,
    label: level.title,
    href: homeLevelHref(level.key),
    panel: <LevelPanel level={level} />,
  }));
  return (
    <section
      id="standards"
      aria-labelledby="standards-heading"
      className="mx-auto flex max-w-page flex-col gap-5 px-4 py-10 sm:px-6 sm:py-12"
    >
      <h2 id="standards-heading" className="font-display text-2xl font-bold sm:text-3xl">
        {texts.browseClass}
      </h2>
      <LinkTabs
        label={texts.kindsSchool}
        tabs={tabs}
        initialTab={opened}
        defaultTab={DEFAULT_LEVEL}
        parameter="level"
      />
    </section>
  );
}
