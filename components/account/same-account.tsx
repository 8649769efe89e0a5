"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onReturn } from "@/lib/client/page-return";
import { sessionHint } from "@/lib/client/viewer";

const ConfirmDialog = dynamic(() => import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog), {
  ssr: false,
});

/** Tells when another tab has signed in with another account: the server refuses whatever this page sends from then on. */
export function SameAccount() {
  const [isOther, setIsOther] = useState(false);

  useEffect(() => {
    const before = sessionHint();
    return onReturn(() => {
      const now = sessionHint();
      if (before && now && before !== now) setIsOther(true);
    });
  }, []);

  return (
    isOther && (
      <ConfirmDialog
        title="You are signed in with another account"
        confirmLabel="Load the page again"
        cancelLabel="Not now"
        open
        onOpenChange={setIsOther}
        onConfirm={() => window.location.reload()}
      >
        <p>
          Another tab of this browser has signed in with another account since this page was opened. Nothing can be
          saved or deleted here until you load the page again.
        </p>
      </ConfirmDialog>
    )
  );
}
