import type { Metadata } from "next";
import { ClosingPanel } from "@/components/instructor/closing-panel";
import { HowItWorks } from "@/components/instructor/how-it-works";
import { InstructorHero } from "@/components/instructor/instructor-hero";
import { InstructorTabs } from "@/components/instructor/instructor-tabs";
import { InstructorPromises, LessonPicture } from "@/components/instructor/lesson-picture";
import { becomeAnInstructorPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const title = texts.becomeInstructor;
const description = texts.teachStudentsNear;

export const metadata: Metadata = pageMetadata({ title, description, path: links.becomeAnInstructor });

/** For teachers who want to be listed (docs/product.md, Screens). */
export default function BecomeAnInstructorPage() {
  return (
    <>
      <InstructorHero base={env.APP_URL} />
      <HowItWorks />
      <div className="mx-auto grid max-w-page gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[1.2fr_1fr]">
        <InstructorTabs />
        <div className="flex flex-col gap-8">
          <LessonPicture />
          <InstructorPromises />
        </div>
      </div>
      <ClosingPanel />
    </>
  );
}
