import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import { classHref } from "@/lib/catalogue/class-links";
import type { ClassEntry, EducationLevel } from "@/lib/catalogue/education-levels";
import { levelPanelTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { listingHref } from "@/lib/links";

/** A level's description, and a card for each of its classes. */
export function LevelPanel({ level }: { level: EducationLevel }) {
  const count = level.classes.length;
  return (
    <div className="grid gap-5 lg:grid-cols-[18.5rem_1fr]">
      <div className="flex items-center gap-5 rounded-card bg-leaf-wash p-5 lg:flex-col lg:justify-center lg:gap-3 lg:p-6">
        <Illustration
          name={`level-${level.key}`}
          width={240}
          height={180}
          className="h-auto w-28 shrink-0 sm:w-40 lg:w-60"
        />
        <div className="flex flex-col gap-1 lg:self-start">
          <h3 className="font-display text-xl font-semibold">{level.title}</h3>
          <p className="text-sm text-pretty text-ink-soft sm:text-base">{level.description}</p>
        </div>
      </div>
      <ul className={cn("grid gap-3 sm:grid-cols-2 sm:gap-5", count > 2 && "lg:grid-cols-3")}>
        {level.classes.map((entry) => (
          <ClassCard key={entry.label} entry={entry} href={classHref(level.key, entry)} />
        ))}
        {/* Fills the rest of the last row, or a row of its own. */}
        <li
          className={cn(
            "flex items-center justify-center rounded-card border-dashed border-line sm:border sm:p-4",
            count % 2 === 0 ? "sm:col-span-2" : "sm:min-h-40",
            count % 3 === 0 && "lg:col-span-3",
          )}
        >
          <Button asChild className="w-full sm:w-auto">
            <PageLink href={listingHref({ category: level.key })}>{texts.viewMoreClasses}</PageLink>
          </Button>
        </li>
      </ul>
    </div>
  );
}

/** School classes show their number, the others their short name. */
const markOf = ({ grade, label }: ClassEntry) => (grade > 0 ? String(grade) : label);

function ClassCard({ entry, href }: { entry: ClassEntry; href: string }) {
  return (
    <li className="group relative flex items-center gap-3 rounded-card border border-line bg-card p-4 transition-colors hover:border-leaf sm:min-h-40 sm:flex-col sm:items-start sm:p-5">
      <span
        aria-hidden
        className="hidden h-11 min-w-11 items-center justify-center rounded-control bg-leaf-wash px-3 font-display font-bold text-leaf sm:flex"
      >
        {markOf(entry)}
      </span>
      <h4 className="min-w-0 flex-1 font-display text-lg leading-snug font-semibold">
        {texts.standardFor(entry.label)}
      </h4>
      <PageLink
        href={href}
        className="inline-flex min-h-11 shrink-0 items-center justify-center rounded-control border border-leaf px-4 font-medium text-leaf group-hover:bg-leaf-wash after:absolute after:inset-0 after:rounded-card sm:w-full"
      >
        {texts.classDetails}
        <span className="sr-only"> {texts.of(entry.label)}</span>
      </PageLink>
    </li>
  );
}
