import type { PaperClass } from "@/lib/catalogue/papers";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { paperClassTitle } from "@/lib/domain/papers/papers.rules";
import { SubjectCard } from "./subject-card";

/** The chosen classes, each with a card for every subject. */
export function ClassPapers({ classes }: { classes: readonly PaperClass[] }) {
  const filled = classes.filter(({ subjects }) => subjects.length > 0);
  if (filled.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-ink-soft">
        {papersMessages.noneSelected}
      </p>
    );
  }
  return filled.map((paperClass) => (
    <section key={paperClass.name} aria-labelledby={`class-${paperClass.name}`} className="flex flex-col gap-4">
      <h2 id={`class-${paperClass.name}`} className="font-display text-xl font-bold">
        {paperClassTitle(paperClass.name)}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {paperClass.subjects.map((subject) => (
          <li key={subject.name}>
            <SubjectCard found={{ paperClass, subject }} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
