"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onReturn } from "@/lib/client/page-return";
import { sessionHint } from "@/lib/client/viewer";
import { sameAccountTexts as texts } from "@/lib/domain/account/account-menu.messages";

const ConfirmDialog = dynamic(() => import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog), {
  ssr: false,
});

/** Warns when another tab has signed in with a different account: the server then refuses all requests of this page. */
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
        title={texts.signedAnotherAccount}
        confirmLabel={texts.loadPageAgain}
        cancelLabel={texts.notNow}
        open
        onOpenChange={setIsOther}
        onConfirm={() => window.location.reload()}
      >
        <p>{texts.anotherTabThis}</p>
      </ConfirmDialog>
    )
  );
}
