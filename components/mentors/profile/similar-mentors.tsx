import { MentorStrip } from "@/components/mentors/listing/mentor-grid";
import { similarMentorsTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";

type SimilarMentorsProps = {
  mentors: readonly ListedMentor[];
  /** What makes them an alternative. */
  are: "near" | "online";
  /** The town of the page's mentor. */
  town: string | null;
};

/** Cards of similar mentors; nothing without any. */
export function SimilarMentors({ mentors, are, town }: SimilarMentorsProps) {
  if (mentors.length === 0) return null;
  return (
    <section aria-labelledby="similar-mentors" className="flex flex-col gap-4">
      <h2 id="similar-mentors" className="font-display text-xl font-semibold text-balance">
        {are === "near" ? texts.near(town) : texts.online}
      </h2>
      <MentorStrip mentors={mentors} />
    </section>
  );
}
