import { Illustration } from "@/components/ui/illustration";
import { PageLink } from "@/components/ui/page-link";
import { OneRobotsTag } from "@/components/feedback/one-robots-tag";
import { Button } from "@/components/ui/button";
import { mentorNotFoundTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { links } from "@/lib/links";

/** Shown for an unknown username, with links to continue. */
export function MentorNotFound() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <OneRobotsTag />
      <Illustration name="empty-mentors" width={288} height={224} />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{profileMessages.notFound}</h1>
      <p className="text-pretty text-ink-soft">{texts.addressMayBe}</p>
      <Button asChild>
        <PageLink href={links.mentors}>{texts.findAnotherMentor}</PageLink>
      </Button>
    </div>
  );
}
