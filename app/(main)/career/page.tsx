import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { PageHero } from "@/components/marketing/page-hero";
import { PointList } from "@/components/marketing/point-list";
import { Button } from "@/components/ui/button";
import { CONTRIBUTING_POINTS, TEACHING_POINTS } from "@/lib/catalogue/career";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

const title = "Career";
const description = `Two ways to work with ${site.name}: teach as a mentor, or help to build the open project behind it.`;

export const metadata: Metadata = pageMetadata({ title, description, path: links.career });

/** Teaching, and contributing to the project. */
export default function CareerPage() {
  return (
    <>
      <PageHero
        name={title}
        base={env.APP_URL}
        heading="Two ways to work with us"
        text="Teach the children around you, or help to build what brings them to their mentors. We have no salaried jobs to offer, so you will find none on this page."
        illustration={{
          name: "qualified-mentor",
          alt: "A mentor in front of a chalkboard with a curve that rises",
          width: 640,
          height: 480,
        }}
      >
        <Button asChild>
          <PageLink href={links.becomeAnInstructor}>Become an instructor</PageLink>
        </Button>
      </PageHero>
      <div className="border-t border-line bg-leaf-wash">
        <div className="mx-auto grid max-w-page gap-6 px-4 py-14 sm:px-6 lg:grid-cols-2">
          <PointList
            id="teach"
            title="Teach as a mentor"
            text="Families near you look for somebody with time and patience. You work for yourself, not for us."
            icon="icon-graduation-cap"
            points={TEACHING_POINTS}
          >
            <Button asChild variant="secondary">
              <PageLink href={links.becomeAnInstructor}>What it takes to teach</PageLink>
            </Button>
          </PointList>
          <PointList
            id="contribute"
            title="Help to build it"
            text={`${site.name} is open source under the MIT licence. Everybody may use it, change it, and give a change back; the work is unpaid.`}
            icon="icon-wrench"
            points={CONTRIBUTING_POINTS}
          >
            <Button asChild variant="secondary">
              <PageLink href={links.learningPlatform}>See what there is so far</PageLink>
            </Button>
          </PointList>
        </div>
      </div>
    </>
  );
}
