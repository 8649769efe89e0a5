import type { Metadata } from "next";
import { UnavailablePanel } from "@/components/feedback/unavailable-panel";
import { Button } from "@/components/ui/button";
import { unavailablePageTexts as texts } from "@/lib/catalogue/pages.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.weWillBe,
  description: texts.thisPageCannot,
  index: false,
});

/**
 * `replaceUnavailable` in the pipeline sends this page instead of one that fails because the database is unreachable. It
 * is prerendered, because it must work when nothing else does. The link's empty href reloads the requested page.
 */
export default function UnavailablePage() {
  return (
    <UnavailablePanel>
      <Button asChild>
        <a href="">{texts.tryAgain}</a>
      </Button>
    </UnavailablePanel>
  );
}
