import type { Metadata } from "next";
import { UnavailablePanel } from "@/components/feedback/unavailable-panel";
import { Button } from "@/components/ui/button";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: "We will be right back",
  description: `This page of ${site.name} cannot be shown at the moment. Please try again in a minute.`,
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
        <a href="">Try again</a>
      </Button>
    </UnavailablePanel>
  );
}
