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
 * What the pipeline (`replaceUnavailable`) sends at the address of a page that could not be made: ready-made by the build, since it has to
 * be there when nothing else is. The empty address of the link is that of the page which the visitor wanted.
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
