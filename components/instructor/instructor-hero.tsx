import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Illustration } from "@/components/ui/illustration";
import { links } from "@/lib/links";
import { ApplyNow } from "./apply-now";

/**
 * What a future mentor sees first: what it is about, and the way in.
 * @param base any whole address of this site
 */
export function InstructorHero({ base }: { base: string }) {
  return (
    <section className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-4 pb-12 sm:px-6">
      <Breadcrumbs items={[{ label: "Home", href: links.home }, { label: "Become an instructor" }]} base={base} />
      <div className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col items-start gap-5">
          <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">
            Teach the children of your neighbourhood
          </h1>
          <p className="max-w-prose text-lg text-ink-soft">
            Families near you look for someone with time and patience. Say what you teach and let them find you, for
            lessons at home or online. Joining is free.
          </p>
          <ApplyNow />
        </div>
        <Illustration
          name="instructor"
          alt="A teacher at her desk, pointing at a chalkboard with her week of lessons"
          width={720}
          height={560}
          eager
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
