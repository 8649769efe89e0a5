import { PageLink } from "@/components/ui/page-link";
import { MentorStrip } from "@/components/mentors/listing/mentor-grid";
import { Button } from "@/components/ui/button";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { type ListingFilter, queryOfFilter, soughtSubject } from "@/lib/domain/search/listing.rules";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { listingHref } from "@/lib/links";

type SubjectMentorsProps = {
  /** Null when they cannot be loaded. */
  mentors: readonly ListedMentor[] | null;
  /** The filter that found the mentors; the link to all mentors uses it too. */
  filter: ListingFilter;
};

/** Some mentors who teach the papers' subject to their class. */
export function SubjectMentors({ mentors, filter }: SubjectMentorsProps) {
  const isEmpty = mentors?.length === 0;
  // If nobody teaches this class, link to mentors who teach the subject to other classes.
  const href = listingHref(queryOfFilter(isEmpty ? { ...filter, grade: null } : filter));
  return (
    <section aria-labelledby="subject-mentors" className="flex flex-col gap-4 rounded-card bg-leaf-wash p-4 sm:p-6">
      <h2 id="subject-mentors" className="font-display text-xl font-semibold">
        {papersMessages.mentors}
      </h2>
      {mentors === null && <p>{listingMessages.unavailable}</p>}
      {isEmpty && <p>{papersMessages.noMentors}</p>}
      {mentors && mentors.length > 0 && <MentorStrip mentors={mentors} sought={soughtSubject(filter)} />}
      <Button asChild variant={isEmpty ? "secondary" : "primary"} className="self-start">
        <PageLink href={href}>{isEmpty ? papersMessages.otherMentors : papersMessages.allMentors}</PageLink>
      </Button>
    </section>
  );
}
