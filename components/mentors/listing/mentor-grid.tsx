import { factsOf } from "@/lib/domain/mentors/mentor-facts";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { MentorCards } from "./mentor-cards";

/** Cards per row on the first screen of a wide window; a phone shows fewer. */
const FIRST_ROW = 3;

type MentorGridProps = {
  mentors: readonly ListedMentor[];
  /** The subject that the list is about. */
  sought?: string;
};

/** The mentors of a page, as cards directly below its heading. */
export function MentorGrid({ mentors, sought }: MentorGridProps) {
  const facts = mentors.map((mentor) => factsOf(mentor, sought));
  return <MentorCards mentors={facts} headingLevel="h2" eager={FIRST_ROW} className="gap-5" />;
}

/** A few mentors within a section that has its own heading. */
export function MentorStrip({ mentors, sought }: MentorGridProps) {
  const facts = mentors.map((mentor) => factsOf(mentor, sought));
  return <MentorCards mentors={facts} headingLevel="h3" eager={0} className="gap-4" />;
}
