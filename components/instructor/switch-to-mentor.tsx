"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { switchToMentorAction } from "@/lib/actions/switch-to-mentor.actions";
import { switchToMentorTexts as texts } from "@/lib/catalogue/instructor.messages";
import { UNREACHABLE } from "@/lib/client/use-action-form";
import { reloadViewer } from "@/lib/client/viewer";
import { ACCOUNT_FIELD } from "@/lib/session-names";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

/** Explains the switch from a user's account to a mentor's, and asks for confirmation. */
export function SwitchToMentor({ label = texts.applyNow }: { label?: string }) {
  const router = useRouter();
  const account = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    const fields = new FormData();
    fields.set(SCRIPTED_FIELD, "1");
    fields.set(ACCOUNT_FIELD, await account());
    const answer = await switchToMentorAction(IDLE, fields).catch(() => UNREACHABLE);
    setIsBusy(false);
    if (answer.status === "done") {
      notify.success(answer.message);
      router.push(answer.redirectTo ?? links.profile);
      router.refresh();
    } else if (answer.status === "failed") {
      notify.error(switchMessages.failed, { description: answer.message });
      // The visitor can retry from here; after any other error, the account is in a different state than this page
      // assumes.
      if (answer === UNREACHABLE) return;
    }
    setIsOpen(false);
    void reloadViewer();
  }

  return (
    <ConfirmDialog
      title={texts.switchMentorAccount}
      confirmLabel={texts.switchMyAccount}
      isBusy={isBusy}
      open={isOpen}
      onOpenChange={setIsOpen}
      onConfirm={() => void confirm()}
      trigger={<Button type="button">{label}</Button>}
    >
      <p>{texts.getPublicProfile}</p>
      <p>{texts.reviewsBookingsStay}</p>
    </ConfirmDialog>
  );
}
