import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { unavailablePanelTexts as texts } from "@/lib/domain/feedback/feedback-screens.messages";
import { links } from "@/lib/links";
import { UnavailableMessage } from "./unavailable-message";

/** The full page for an unavailable service. `children` is the retry control. */
export function UnavailablePanel({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <Illustration name="unavailable" width={320} height={240} />
      <UnavailableMessage />
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <Button asChild variant="secondary">
          <PageLink href={links.home}>{texts.goHomePage}</PageLink>
        </Button>
      </div>
    </div>
  );
}
