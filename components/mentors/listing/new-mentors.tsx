import type { ComponentProps } from "react";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { MentorStrip } from "./mentor-grid";

const TITLES = {
  nearby: listingMessages.newNearby,
  class: listingMessages.newForClass,
  all: listingMessages.newMentors,
} as const;

type NewMentorsProps = ComponentProps<typeof MentorStrip> & { kind: keyof typeof TITLES };

/** A strip of mentors without reviews, whom an order by reviews would hide. */
export function NewMentors({ kind, ...strip }: NewMentorsProps) {
  return (
    <section aria-labelledby="new-mentors" className="flex flex-col gap-4 rounded-card bg-leaf-wash p-4 sm:p-6">
      <h2 id="new-mentors" className="font-display text-xl font-semibold">
        {TITLES[kind]}
      </h2>
      <MentorStrip {...strip} />
    </section>
  );
}
