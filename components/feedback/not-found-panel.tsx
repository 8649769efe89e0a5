import { Illustration } from "@/components/ui/illustration";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { notFoundPanelTexts as texts } from "@/lib/domain/feedback/feedback-screens.messages";
import { links } from "@/lib/links";
import { OneRobotsTag } from "./one-robots-tag";

/** The content of a 404 page. */
export function NotFoundPanel() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <OneRobotsTag />
      <Illustration name="not-found" width={320} height={240} />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{texts.oopsPageYoure}</h1>
      <p className="text-ink-soft">{texts.addressMayBe}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <PageLink href={links.home}>{texts.goHomePage}</PageLink>
        </Button>
        <Button asChild variant="secondary">
          <PageLink href={links.mentors}>{texts.findMentors}</PageLink>
        </Button>
      </div>
    </div>
  );
}
