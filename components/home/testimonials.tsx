"use client";

import { PageLink } from "@/components/ui/page-link";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { StarRating } from "@/components/ui/star-rating";
import { testimonialsTexts as texts } from "@/lib/catalogue/home.messages";
import { type Testimonial, TESTIMONIALS } from "@/lib/catalogue/testimonials";
import { useIsHydrated } from "@/lib/client/address";
import { reviewCountText } from "@/lib/domain/mentors/profile.rules";
import { links } from "@/lib/links";

/** Testimonials, one at a time; after the last the button returns to the first. Without JavaScript all show. */
export function Testimonials() {
  const [current, setCurrent] = useState(0);
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="testimonials-heading" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h2 id="testimonials-heading" className="font-display text-2xl font-bold sm:text-3xl">
            {texts.whatTheySay}
          </h2>
          <p className="text-ink-soft">{texts.moreThan100k}</p>
        </div>
        <Button asChild variant="secondary">
          <PageLink href={links.mentors}>{texts.writeAssessment}</PageLink>
        </Button>
      </div>
      {/* All share one grid cell, so the section is as tall as the longest and nothing shifts. */}
      <ul aria-live="polite" className="mt-6 grid noscript:gap-6">
        {TESTIMONIALS.map((testimonial, index) => (
          <li
            key={testimonial.name}
            aria-hidden={(isHydrated && index !== current) || undefined}
            className={cn(
              "col-start-1 row-start-1 transition-opacity duration-200 noscript:row-start-auto noscript:opacity-100",
              index !== current && "pointer-events-none opacity-0",
            )}
          >
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <div className="js-only mt-5 flex items-center gap-4">
        <Button type="button" onClick={() => setCurrent((current + 1) % TESTIMONIALS.length)}>
          {texts.next}
          <i className="icon size-4 icon-arrow-right" />
        </Button>
        <p className="text-sm text-ink-soft tabular-nums">{texts.of(current)}</p>
      </div>
    </section>
  );
}

function Quote({
  testimonial: { name, review, rating, reviewsCount, image, reviewSource },
}: {
  testimonial: Testimonial;
}) {
  return (
    <div className="flex h-full flex-col gap-6 rounded-card border border-line bg-card p-6 sm:flex-row sm:items-center sm:gap-9 sm:p-9">
      <Avatar name={name} src={image} size={120} lazy />
      <figure>
        <blockquote className="max-w-prose text-lg text-pretty">{review}</blockquote>
        <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <strong className="font-semibold">{name}</strong>
          <StarRating rating={rating} />
          <span className="text-sm text-ink-soft">
            {reviewCountText(reviewsCount)} · {reviewSource}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
