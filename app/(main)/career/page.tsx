import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { PageHero } from "@/components/marketing/page-hero";
import { PointList } from "@/components/marketing/point-list";
import { Button } from "@/components/ui/button";
import { CONTRIBUTING_POINTS, TEACHING_POINTS } from "@/lib/catalogue/career";
import { careerPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const title = texts.career;
const description = texts.twoWaysWork;

export const metadata: Metadata = pageMetadata({ title, description, path: links.career });

/** Careers: teaching, and contributing to the project. */
export default function CareerPage() {
  return (
    <>
      <PageHero
        name={title}
        base={env.APP_URL}
        heading={texts.heading}
        text={texts.teachChildrenAround}
        illustration={{
          name: "qualified-mentor",
          alt: texts.mentorFrontChalkboard,
          width: 640,
          height: 480,
        }}
      >
        <Button asChild>
          <PageLink href={links.becomeAnInstructor}>{texts.becomeInstructor}</PageLink>
        </Button>
      </PageHero>
      <div className="border-t border-line bg-leaf-wash">
        <div className="mx-auto grid max-w-page gap-6 px-4 py-14 sm:px-6 lg:grid-cols-2">
          <PointList
            id="teach"
            title={texts.teachAsMentor}
            text={texts.familiesNearLook}
            icon="icon-graduation-cap"
            points={TEACHING_POINTS}
          >
            <Button asChild variant="secondary">
              <PageLink href={links.becomeAnInstructor}>{texts.whatTakesTeach}</PageLink>
            </Button>
          </PointList>
          <PointList
            id="contribute"
            title={texts.helpBuild}
            text={texts.openSourceUnder}
            icon="icon-wrench"
            points={CONTRIBUTING_POINTS}
          >
            <Button asChild variant="secondary">
              <PageLink href={links.learningPlatform}>{texts.seeWhatThere}</PageLink>
            </Button>
          </PointList>
        </div>
      </div>
    </>
  );
}
