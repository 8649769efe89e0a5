import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { links, mentorProfileHref, ownProfileHref } from "@/lib/links";
import type { MeetingsView } from "./meetings-view";

type NoMeetingsProps = Pick<MeetingsView, "when" | "viewer">;

/** No meetings: says so, and how to get to one. */
export function NoMeetings({ when, viewer: { isMentor, username } }: NoMeetingsProps) {
  if (when === "past") return <p className="py-6 text-ink-soft">Meetings that are over or cancelled stand here.</p>;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-card px-5 py-8 text-center">
      <Illustration name="step-book" width={160} height={120} />
      <p className="font-display text-xl font-semibold">No meetings yet</p>
      <p className="max-w-prose text-pretty text-ink-soft">
        {isMentor
          ? "Students book a first meeting of 30 minutes on your public page. Share it, and keep your hours up to date."
          : "A first meeting takes 30 minutes and binds you to nothing. Choose a mentor and a time that suits you."}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isMentor ? (
          <>
            <Button asChild>
              <PageLink href={mentorProfileHref(username)}>See and share your page</PageLink>
            </Button>
            <Button asChild variant="secondary">
              <a href={ownProfileHref("availability")}>Set your hours</a>
            </Button>
          </>
        ) : (
          <Button asChild>
            <PageLink href={links.mentors}>Find a mentor</PageLink>
          </Button>
        )}
      </div>
    </div>
  );
}
