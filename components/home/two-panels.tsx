"use client";

import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { twoPanelsTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { links } from "@/lib/links";

const PANELS = [
  {
    title: texts.forInstructors,
    text: texts.teachNearHome,
    action: texts.startClassToday,
    href: links.becomeAnInstructor,
    image: "instructor",
  },
  {
    title: texts.forStudents,
    text: texts.compareMentorsClass,
    action: texts.getBestMentor,
    href: links.mentors,
    image: "sign-in-1",
  },
] as const;

/** The two calls to action: for teachers and for students. */
export function TwoPanels() {
  return (
    <section
      aria-label={texts.instructorsStudents}
      className="mx-auto grid max-w-page gap-5 px-4 py-10 sm:px-6 sm:py-12 md:grid-cols-2"
    >
      {PANELS.map(({ title, text, action, href, image }) => (
        <article key={title} className="flex flex-col items-start gap-3 rounded-card bg-leaf-wash p-6 sm:p-9">
          <Illustration name={image} width={280} height={210} className="h-52.5 self-center object-contain" />
          <h2 className="font-display text-2xl font-bold">{title}</h2>
          <p className="max-w-prose flex-1 text-pretty text-ink-soft">{text}</p>
          <Button asChild className="mt-2">
            <PageLink href={href}>{action}</PageLink>
          </Button>
        </article>
      ))}
    </section>
  );
}
