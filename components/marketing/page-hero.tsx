import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Illustration } from "@/components/ui/illustration";
import { pageHeroTexts as texts } from "@/lib/catalogue/static-pages.messages";
import { links } from "@/lib/links";

type PageHeroProps = {
  /** The page's name in the breadcrumbs. */
  name: string;
  heading: string;
  text: string;
  illustration: { name: string; alt: string; width: number; height: number };
  /** Any absolute URL of this site. */
  base: string;
  /** The call to action. */
  children: ReactNode;
};

/** The top of a marketing page: topic, call to action and a picture. */
export function PageHero({ name, heading, text, illustration, base, children }: PageHeroProps) {
  return (
    <section className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-4 pb-12 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: name }]} base={base} />
      <div className="grid items-center gap-10 lg:grid-cols-[1.2fr_1fr]">
        <div className="flex flex-col items-start gap-5">
          <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">{heading}</h1>
          <p className="max-w-prose text-lg text-pretty text-ink-soft">{text}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
        <Illustration {...illustration} eager className="mx-auto h-auto w-full max-w-lg" />
      </div>
    </section>
  );
}
