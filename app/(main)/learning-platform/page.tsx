import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { PageHero } from "@/components/marketing/page-hero";
import { PlatformParts } from "@/components/marketing/platform-parts";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const title = "Learning platform";
const description =
  "Find, compare and meet a home tutor, learn at home or online, and practise with former question papers.";

export const metadata: Metadata = pageMetadata({ title, description, path: links.learningPlatform });

/** What the product offers to those who learn; also where "Watch how it works" leads without JavaScript. */
export default function LearningPlatformPage() {
  return (
    <>
      <PageHero
        name={title}
        base={env.APP_URL}
        heading="From the first search to the last exam"
        text="One place to find somebody who teaches near you, to see what others say, to meet, to learn, and to practise for the exam. Looking around is free and needs no account."
        illustration={{
          name: "sign-in-3",
          alt: "A student puts a star on the top step of a stair that is drawn on a chalkboard",
          width: 640,
          height: 480,
        }}
      >
        <Button asChild>
          <PageLink href={links.mentors}>Find mentors</PageLink>
        </Button>
        <Button asChild variant="secondary">
          <PageLink href={links.register}>Join for free</PageLink>
        </Button>
      </PageHero>
      <div className="border-t border-line bg-leaf-wash">
        <PlatformParts />
      </div>
    </>
  );
}
