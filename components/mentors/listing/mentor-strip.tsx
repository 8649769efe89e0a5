import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { MentorCard } from "./mentor-card";

/** A few mentors within a section that has a heading of its own. */
export function MentorStrip({ mentors, sought }: { mentors: readonly ListedMentor[]; sought?: string }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {mentors.map((mentor) => (
        <li key={mentor.id}>
          <MentorCard mentor={mentor} sought={sought} headingLevel="h3" lazy />
        </li>
      ))}
    </ul>
  );
}
