"use client";

import { PageLink } from "@/components/ui/page-link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/class-names";
import { papersLinkTexts as texts } from "@/lib/catalogue/layout-controls.messages";
import { links } from "@/lib/links";

/** The link to the question papers, marked as current on their pages. */
export function PapersLink({ className }: { className: string }) {
  const path = usePathname();
  const isHere = path === links.previousQuestions;
  const isBelow = path.startsWith(`${links.previousQuestions}/`);
  return (
    <PageLink
      href={links.previousQuestions}
      // "page" is the page itself; "true" is a page below it.
      aria-current={isHere ? "page" : isBelow ? "true" : undefined}
      className={cn(className, "aria-[current]:text-leaf aria-[current]:underline aria-[current]:underline-offset-4")}
      title={texts.previousYearsQuestion}
    >
      {texts.pyqs}
    </PageLink>
  );
}
