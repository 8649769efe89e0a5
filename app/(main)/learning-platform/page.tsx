import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { PageHero } from "@/components/marketing/page-hero";
import { PlatformParts } from "@/components/marketing/platform-parts";
import { Button } from "@/components/ui/button";
import { learningPlatformPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const title = texts.learningPlatform;
const description = texts.findCompareMeet;

export const metadata: Metadata = pageMetadata({ title, description, path: links.learningPlatform });

/** What the product offers learners. "Watch how it works" links here without JavaScript. */
export default function LearningPlatformPage() {
  return (
    <>
      <PageHero
        name={title}
        base={env.APP_URL}
        heading={texts.fromFirstSearch}
        text={texts.onePlaceFind}
        illustration={{
          name: "sign-in-3",
          alt: texts.studentPutsStar,
          width: 640,
          height: 480,
        }}
      >
        <Button asChild>
          <PageLink href={links.mentors}>{texts.findMentors}</PageLink>
        </Button>
        <Button asChild variant="secondary">
          <PageLink href={links.register}>{texts.joinFree}</PageLink>
        </Button>
      </PageHero>
      <div className="border-t border-line bg-leaf-wash">
        <PlatformParts />
      </div>
    </>
  );
}
