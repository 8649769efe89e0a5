import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { noMeetingsTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import { links, mentorProfileHref, ownProfileHref } from "@/lib/links";
import type { MeetingsView } from "./meetings-view";

type NoMeetingsProps = Pick<MeetingsView, "when" | "viewer">;

/** The empty state of a meeting list, with the next step. */
export function NoMeetings({ when, viewer: { isMentor, username } }: NoMeetingsProps) {
  if (when === "past") return <p className="py-6 text-ink-soft">{texts.meetingsOverCancelled}</p>;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-card px-5 py-8 text-center">
      <Illustration name="step-book" width={160} height={120} />
      <p className="font-display text-xl font-semibold">{texts.noMeetingsYet}</p>
      <p className="max-w-prose text-pretty text-ink-soft">
        {isMentor ? texts.studentsBookFirst : texts.firstMeetingTakes}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isMentor ? (
          <>
            <Button asChild>
              <PageLink href={mentorProfileHref(username)}>{texts.seeSharePage}</PageLink>
            </Button>
            <Button asChild variant="secondary">
              <a href={ownProfileHref("availability")}>{texts.setHours}</a>
            </Button>
          </>
        ) : (
          <Button asChild>
            <PageLink href={links.mentors}>{texts.findMentor}</PageLink>
          </Button>
        )}
      </div>
    </div>
  );
}
