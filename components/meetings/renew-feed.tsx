"use client";

import { useRouter } from "next/navigation";
import { useActionState, useState } from "react";
import { AccountField, useAccount } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { renewFeedAction } from "@/lib/actions/calendar-feed.actions";
import { UNREACHABLE } from "@/lib/client/unreachable";
import { renewFeedTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import { ACCOUNT_FIELD } from "@/lib/session-names";
import { IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { links, ownMeetingsHref } from "@/lib/links";

const QUESTION = texts.makeNewAddress;
const CONSEQUENCE = <p>{texts.presentAddressStops}</p>;

/**
 * Renews the calendar feed's address after a confirmation. Without JavaScript the button reloads the page, which then
 * shows the confirmation.
 * @param isAsking whether the URL asks for the confirmation
 */
export function RenewFeed({ isAsking }: { isAsking: boolean }) {
  const router = useRouter();
  const account = useAccount();
  const [posted, formAction] = useActionState(renewFeedAction, IDLE);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function renew() {
    setIsBusy(true);
    const fields = new FormData();
    fields.set(SCRIPTED_FIELD, "1");
    fields.set(ACCOUNT_FIELD, await account());
    const answer = await renewFeedAction(IDLE, fields).catch(() => UNREACHABLE);
    setIsBusy(false);
    if (answer.status === "failed") notify.error(answer.message);
    if (answer.status !== "done") return;
    setIsOpen(false);
    notify.success(answer.message);
    router.refresh();
  }

  if (isAsking) {
    return (
      <form action={formAction} className="flex w-full flex-col gap-3 rounded-card border border-brick p-5">
        <AccountField />
        <p className="font-display text-lg font-semibold">{QUESTION}</p>
        {CONSEQUENCE}
        {posted.status === "failed" && <FailureNotice failure={posted} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{texts.newAddress}</Button>
          <Button asChild variant="secondary">
            <a href={ownMeetingsHref()}>{texts.keepThisOne}</a>
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form
      method="get"
      action={links.profile}
      onSubmit={(event) => {
        event.preventDefault();
        setIsOpen(true);
      }}
    >
      <input type="hidden" name="tab" value="meetings" />
      <input type="hidden" name="confirm" value="renew" />
      <Button type="submit" variant="secondary">
        {texts.newAddress}
      </Button>
      <ConfirmDialog
        title={QUESTION}
        confirmLabel={texts.newAddress}
        cancelLabel={texts.keepThisOne}
        isBusy={isBusy}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => void renew()}
      >
        {CONSEQUENCE}
      </ConfirmDialog>
    </form>
  );
}
