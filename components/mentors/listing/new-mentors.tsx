import { listingMessages } from "@/lib/domain/search/listing.messages";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { MentorStrip } from "./mentor-grid";

const TITLES = {
  nearby: listingMessages.newNearby,
  class: listingMessages.newForClass,
  all: listingMessages.newMentors,
} as const;

type NewMentorsProps = {
  mentors: readonly ListedMentor[];
  kind: keyof typeof TITLES;
  /** The subject that the listing is about. */
  sought?: string;
};

/** A strip of mentors without reviews, whom an order by reviews would hide. */
export function NewMentors({ mentors, kind, sought }: NewMentorsProps) {
  return (
    <section aria-labelledby="new-mentors" className="flex flex-col gap-4 rounded-card bg-leaf-wash p-4 sm:p-6">
      <h2 id="new-mentors" className="font-display text-xl font-semibold">
        {TITLES[kind]}
      </h2>
      <MentorStrip mentors={mentors} sought={sought} />
    </section>
  );
}
