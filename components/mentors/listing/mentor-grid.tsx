import type { ListedMentor } from "@/lib/domain/mentors/listed-mentor";
import { MentorCard } from "./mentor-card";

/** The mentors that a page is about, as cards right below its heading. */
export function MentorGrid({ mentors }: { mentors: readonly ListedMentor[] }) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {mentors.map((mentor) => (
        <li key={mentor.id}>
          <MentorCard mentor={mentor} />
        </li>
      ))}
    </ul>
  );
}
