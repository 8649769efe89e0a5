"use client";

import { Button } from "@/components/ui/button";
import { practicePaperPageTexts as texts } from "@/lib/domain/papers/practice-paper.messages";

/** Opens the browser's print dialog; the page prints without the site around the paper. */
export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <i className="icon size-4 icon-printer" />
      {texts.print}
    </Button>
  );
}
