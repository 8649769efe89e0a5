import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { MentorCard } from "./mentor-card";

/** How many cards the first screen of a wide window holds in a row; a phone shows fewer. */
const FIRST_ROW = 3;

/** The mentors that a page is about, as cards right below its heading. */
export function MentorGrid({ mentors, sought }: { mentors: readonly ListedMentor[]; sought?: string }) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {mentors.map((mentor, index) => (
        <li key={mentor.id}>
          <MentorCard mentor={mentor} sought={sought} lazy={index >= FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
