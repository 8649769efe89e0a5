"use client";

import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { heroTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { links } from "@/lib/links";
import { site } from "@/lib/site";
import { MentorSearch } from "./mentor-search";
import { NearFaces, type NearFacesProps } from "./near-faces";
import { WatchHowItWorks } from "./watch-how-it-works";

/** The top of the home page: the claim and the search. */
export function Hero({ faces, isNear }: NearFacesProps) {
  return (
    <section className="mx-auto grid max-w-page items-center gap-10 px-4 py-10 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:py-16">
      <div className="flex flex-col gap-5">
        <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">{site.tagline}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{texts.compareMentorsEvery}</p>
        <MentorSearch />
        <NearFaces faces={faces} isNear={isNear} />
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <PageLink href={links.register}>{texts.joinFree}</PageLink>
          </Button>
          <WatchHowItWorks />
        </div>
      </div>
      <Illustration
        name="hero"
        alt={texts.mentorChildReading}
        width={720}
        height={560}
        eager
        className="mx-auto h-auto w-full max-w-lg lg:max-w-none"
      />
    </section>
  );
}
