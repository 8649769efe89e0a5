"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { isPlainPress } from "@/lib/client/address";
import { leaveGuardTexts as texts } from "@/lib/domain/feedback/feedback.messages";

type LeaveQuestionProps = {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** The unsaved changes. */
  children: ReactNode;
};

/** Asks whether to discard unsaved changes. */
export function LeaveQuestion({ open, onStay, onLeave, children }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={texts.leaveWithoutSaving}
      confirmLabel={texts.discardChanges}
      cancelLabel={texts.keepEditing}
      tone="danger"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      onConfirm={onLeave}
    >
      {children}
    </ConfirmDialog>
  );
}

/** The URL of another page of this site that a click opens in this tab, or null. */
function addressBehind(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || !isPlainPress(event)) return null;
  const isOtherPage = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isOtherPage && !link.pathname.startsWith("/api/") ? link.href : null;
}

/**
 * Asks before the user leaves a page with unsaved changes: with the browser's dialog on unload, with our own for
 * internal links and the Back button. Other states of the same page lose nothing, so they need no question.
 */
export function LeaveGuard({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  const router = useRouter();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    mayLeave.current = false;
    const askForUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askForLink = (event: MouseEvent) => {
      const href = addressBehind(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => router.push(href));
    };
    const askForHistory = (event: NavigateEvent) => {
      const isOtherPage = new URL(event.destination.url).pathname !== window.location.pathname;
      if (event.navigationType !== "traverse" || !event.cancelable || !isOtherPage || mayLeave.current) return;
      event.preventDefault();
      const { key } = event.destination;
      setLeave(() => () => window.navigation.traverseTo(key));
    };
    // Browsers without the Navigation API lose unsaved changes on Back.
    const history = "navigation" in window ? window.navigation : null;
    window.addEventListener("beforeunload", askForUnload);
    document.addEventListener("click", askForLink, { capture: true });
    history?.addEventListener("navigate", askForHistory);
    return () => {
      window.removeEventListener("beforeunload", askForUnload);
      document.removeEventListener("click", askForLink, { capture: true });
      history?.removeEventListener("navigate", askForHistory);
    };
  }, [isDirty, router]);

  return (
    <LeaveQuestion
      open={leave !== null}
      onStay={() => setLeave(null)}
      onLeave={() => {
        mayLeave.current = true;
        setLeave(null);
        leave?.();
      }}
    >
      {children}
    </LeaveQuestion>
  );
}
