import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { links } from "@/lib/links";

/** Shown for an unknown class or subject, with a link back. */
export function PapersNotFound() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <Illustration name="not-found" width={320} height={240} />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{papersMessages.notFound}</h1>
      <p className="text-pretty text-ink-soft">{papersMessages.notFoundHint}</p>
      <Button asChild>
        <PageLink href={links.previousQuestions}>{papersMessages.allSubjects}</PageLink>
      </Button>
    </div>
  );
}
