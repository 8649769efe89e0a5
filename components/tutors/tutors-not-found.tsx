import { PageLink } from "@/components/ui/page-link";
import { OneRobotsTag } from "@/components/feedback/one-robots-tag";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links } from "@/lib/links";

/** Shown at tutor addresses without a valid subject or town. */
export function TutorsNotFound() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <OneRobotsTag />
      <Illustration name="empty-mentors" width={288} height={224} />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{tutorsMessages.notFound}</h1>
      <p className="text-pretty text-ink-soft">{tutorsMessages.notFoundHint}</p>
      <Button asChild>
        <PageLink href={links.tutors}>{tutorsMessages.allSubjects}</PageLink>
      </Button>
    </div>
  );
}
