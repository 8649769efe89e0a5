import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Illustration } from "@/components/ui/illustration";
import { instructorHeroTexts as texts } from "@/lib/catalogue/instructor.messages";
import { links } from "@/lib/links";
import { ApplyNow } from "./apply-now";

/**
 * The top of the page for future mentors, with the sign-up button.
 * @param base any whole address of this site
 */
export function InstructorHero({ base }: { base: string }) {
  return (
    <section className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-4 pb-12 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: texts.becomeInstructor }]} base={base} />
      <div className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col items-start gap-5">
          <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">
            {texts.teachChildrenNeighbourhood}
          </h1>
          <p className="max-w-prose text-lg text-ink-soft">{texts.familiesNearLook}</p>
          <ApplyNow />
        </div>
        <Illustration
          name="instructor"
          alt={texts.teacherHerDesk}
          width={720}
          height={560}
          eager
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
