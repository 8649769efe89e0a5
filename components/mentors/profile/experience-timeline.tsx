import { cn } from "@/components/ui/class-names";
import { experienceTimelineTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { TeachingExperience } from "@/lib/domain/mentors/public-mentor-profile";
import { formatMonth } from "@/lib/domain/time/format-date";

function periodOf({ from, to, currentlyTeaching }: TeachingExperience): string {
  const start = formatMonth(from);
  if (currentlyTeaching) return texts.toThePresent(start);
  return to === null ? texts.from(start) : texts.to(start, formatMonth(to));
}

/** A timeline of teaching experience, latest first. */
export function ExperienceTimeline({ experiences }: { experiences: readonly TeachingExperience[] }) {
  return (
    <ol className="flex flex-col">
      {experiences.map((experience, index) => (
        <li key={index} className="group relative pb-6 pl-8 last:pb-0">
          <span aria-hidden className="absolute top-2 bottom-0 left-[7px] w-0.5 bg-line group-last:hidden" />
          <span
            aria-hidden
            className={cn(
              "absolute top-1.5 left-0 size-4 rounded-full border-2 border-leaf",
              experience.currentlyTeaching ? "bg-leaf" : "bg-paper",
            )}
          />
          <h3 className="leading-snug font-semibold break-words">{experience.institution}</h3>
          <p className="text-ink-soft">
            {experience.subject} <span aria-hidden>·</span> <span className="tabular-nums">{periodOf(experience)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
