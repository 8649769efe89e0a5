"use client";

import { cn } from "@/components/ui/class-names";
import { useEffect, useRef, useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { copyButtonTexts as texts } from "@/lib/domain/feedback/feedback.messages";
import { sharingMessages as messages } from "@/lib/domain/mentors/sharing.messages";

/** How long "Copied" shows, in milliseconds (docs/product.md, Constants). */
const COPIED_MS = 2000;

/** Copies a text such as a URL to the clipboard and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify.error(messages.copyFailed);
      return;
    }
    notify.success(messages.copied);
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
  }

  return (
    <Button type="button" variant="secondary" onClick={copy} className="js-only min-w-29">
      <i className={cn("icon size-4", isCopied ? "icon-check" : "icon-copy")} />
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </Button>
  );
}
