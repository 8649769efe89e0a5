"use client";

import dynamic from "next/dynamic";
import { type MouseEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { watchHowItWorksTexts as texts } from "@/lib/catalogue/home.messages";
import { isPlainPress, useIsHydrated } from "@/lib/client/address";
import { links } from "@/lib/links";

/** Loaded on the first press. If that fails, the page with the same content opens instead. */
const HowItWorksDialog = dynamic(
  () =>
    import("./how-it-works-dialog")
      .then((module) => module.HowItWorksDialog)
      .catch(() => {
        window.location.assign(links.learningPlatform);
        return () => null;
      }),
  { ssr: false },
);

/** A link to the page about the platform, which opens the dialog instead once the script runs. */
export function WatchHowItWorks() {
  const opener = useRef<HTMLAnchorElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opensDialog = useIsHydrated();

  function press(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setIsWanted(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button asChild variant="secondary">
        {/* Not next/link: a press opens the dialog, so prefetching the page is wasted. */}
        <a
          ref={opener}
          href={links.learningPlatform}
          aria-haspopup={opensDialog ? "dialog" : undefined}
          onClick={press}
        >
          <i className="icon size-5 icon-circle-play" />
          {texts.watchHowWorks}
        </a>
      </Button>
      {isWanted && <HowItWorksDialog open={isOpen} onOpenChange={setIsOpen} onClosed={() => opener.current?.focus()} />}
    </>
  );
}
