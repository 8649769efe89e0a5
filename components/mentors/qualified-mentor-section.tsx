"use client";

import { cn } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import { qualifiedMentorSectionTexts as texts } from "@/lib/domain/mentors/profile-page.messages";

const FACTS = [
  {
    icon: "icon-graduation-cap",
    title: texts.degreesExperience,
    text: texts.mentorsSayWhat,
  },
  {
    icon: "icon-star",
    title: texts.reviewsStudents,
    text: texts.ratingsComeFrom,
  },
  {
    icon: "icon-map-pin",
    title: texts.closeHome,
    text: texts.shareLocationSee,
  },
] as const;

/** Explains what "qualified mentor" means on this site. */
export function QualifiedMentorSection() {
  return (
    <section aria-labelledby="qualified-heading" className="border-y border-line bg-leaf-wash">
      <div className="mx-auto grid max-w-page items-center gap-10 px-4 py-14 sm:px-6 lg:grid-cols-2">
        <Illustration name="qualified-mentor" width={640} height={480} className="h-auto w-full" />
        <div className="flex flex-col gap-6">
          <h2 id="qualified-heading" className="font-display text-2xl font-bold text-balance sm:text-3xl">
            {texts.qualifiedMentor}
          </h2>
          <p className="max-w-prose text-ink-soft">{texts.readAboutEvery}</p>
          <ul className="flex flex-col gap-5">
            {FACTS.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-card text-leaf">
                  <i className={cn("icon size-5", icon)} />
                </span>
                <div>
                  <h3 className="font-display font-semibold">{title}</h3>
                  <p className="text-sm text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
