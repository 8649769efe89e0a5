"use client";

import { useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { useSessionEnd } from "@/components/account/use-session-end";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteAccountAction } from "@/lib/actions/profile.actions";
import { forgetFields } from "@/lib/client/remembered-fields";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { profileEditMessages } from "@/lib/domain/profile/edit-profile.messages";
import { deleteAccountTexts as texts } from "@/lib/domain/profile/settings.messages";
import { links, ownProfileHref } from "@/lib/links";

const DANGER = "bg-brick hover:bg-brick/90";

type DeleteAccountProps = {
  /** Whether the address opens the confirmation. */
  isAsking: boolean;
  email: string;
  isMentor: boolean;
};

/**
 * Deletes the account after a confirmation. Without a script, the button loads the same page with the confirmation
 * open.
 */
export function DeleteAccount({ isAsking, email, isMentor }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { end, isBusy, formAction, failure } = useSessionEnd(deleteAccountAction, accountMessages.logoutFailed);
  const consequences = (
    <p>
      {texts.thisDeletesAccount} <strong className="font-semibold break-words">{email}</strong>
      {texts.nameAddressPhone}
      {isMentor && texts.publicPageThen} {texts.meetingsComeCancelled}
    </p>
  );

  function ask(event: React.FormEvent) {
    event.preventDefault();
    setIsOpen(true);
  }

  async function remove() {
    if (!(await end())) return;
    setIsOpen(false);
    void forgetFields();
  }

  if (isAsking) {
    return (
      <form action={formAction} className="flex flex-col gap-3 rounded-card border border-brick p-5">
        <AccountField />
        <p className="font-display text-lg font-semibold">{profileEditMessages.deleteQuestion}</p>
        {consequences}
        {failure && <FailureNotice failure={failure} />}
        <div className="flex gap-3">
          <Button type="submit" className={DANGER}>
            {texts.yes}
          </Button>
          <Button asChild variant="secondary">
            <a href={ownProfileHref("settings")}>{texts.cancel}</a>
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form method="get" action={links.profile} onSubmit={ask}>
      <input type="hidden" name="tab" value="settings" />
      <input type="hidden" name="confirm" value="delete" />
      <Button type="submit" className={DANGER}>
        {texts.deleteAccount}
      </Button>
      <ConfirmDialog
        title={profileEditMessages.deleteQuestion}
        confirmLabel={texts.yes}
        tone="danger"
        isBusy={isBusy}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={remove}
      >
        {consequences}
      </ConfirmDialog>
    </form>
  );
}
