import { Illustration } from "@/components/ui/illustration";
import Link from "next/link";
import { EDUCATION_LEVELS, type EducationLevel } from "@/lib/catalogue/education-levels";
import { classHref } from "@/lib/catalogue/class-links";
import { listingHref } from "@/lib/links";

/** The four levels with their classes, each leading to its mentors. */
export function ClassStandards() {
  return (
    <section aria-labelledby="standards-heading" className="mx-auto flex max-w-page flex-col gap-6 px-4 py-16 sm:px-6">
      <h2 id="standards-heading" className="font-display text-2xl font-bold sm:text-3xl">
        Browse by class
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {EDUCATION_LEVELS.map((level) => (
          <LevelCard key={level.key} level={level} />
        ))}
      </ul>
    </section>
  );
}

function LevelCard({ level }: { level: EducationLevel }) {
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-y-2 rounded-card border border-line bg-card p-5">
      <Illustration name={`level-${level.key}`} width={240} height={180} className="mx-auto" />
      <h3 className="font-display text-lg font-semibold">
        <Link
          href={listingHref({ category: level.key })}
          prefetch={false}
          className="flex min-h-11 items-center hover:text-leaf"
        >
          {level.title}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{level.description}</p>
      <ul className="flex flex-wrap content-start gap-1.5 pt-2">
        {level.classes.map((entry) => (
          <li key={entry.label}>
            <Link
              href={classHref(level.key, entry)}
              prefetch={false}
              className="flex min-h-11 items-center rounded-full bg-leaf-wash px-3.5 text-sm hover:bg-line"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
