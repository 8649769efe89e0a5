"use client";

import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { forgetFields, useRememberedEmail } from "@/lib/client/remembered-fields";
import { rememberedLoginTexts as texts } from "@/lib/domain/profile/settings.messages";

/** What "Keep Me Signed In" has stored in this browser, with a button to delete it. */
export function RememberedLogin() {
  const email = useRememberedEmail();
  if (!email) {
    return <p>{texts.thisBrowserDoes}</p>;
  }

  async function forget() {
    await forgetFields();
    notify.success(texts.thisBrowserNo);
  }

  return (
    <>
      <p className="min-w-0 break-words">
        {texts.thisBrowserFills} <strong className="font-semibold">{email}</strong>.
      </p>
      <Button type="button" variant="secondary" onClick={forget}>
        {texts.forgetThisLogin}
      </Button>
    </>
  );
}
