import { factsOf } from "@/lib/domain/mentors/mentor-facts";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { MentorCards } from "./mentor-cards";

/** Cards per row on the first screen of a wide window; a phone shows fewer. */
const FIRST_ROW = 3;

/** In two columns, a last card without a neighbour takes the whole row. */
const STRIP = "gap-4 sm:max-lg:[&>li:nth-child(odd):last-child]:col-span-2";

type MentorGridProps = {
  mentors: readonly ListedMentor[];
  /** The subject that the list is about, and its class. */
  sought?: string;
  grade?: number | null;
  /** The next free time of each mentor by id, as text; absent on pages that do not show times. */
  nextFree?: ReadonlyMap<string, string>;
};

const factsOfAll = ({ mentors, sought, grade, nextFree }: MentorGridProps) =>
  mentors.map((mentor) => factsOf(mentor, { subject: sought, grade }, nextFree?.get(mentor.id)));

/** The mentors of a page, as cards directly below its heading. */
export function MentorGrid(props: MentorGridProps) {
  return <MentorCards mentors={factsOfAll(props)} headingLevel="h2" eager={FIRST_ROW} className="gap-5" />;
}

/** A few mentors within a section that has its own heading. */
export function MentorStrip(props: MentorGridProps) {
  return <MentorCards mentors={factsOfAll(props)} headingLevel="h3" eager={0} className={STRIP} />;
}
