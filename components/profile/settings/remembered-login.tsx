"use client";

import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { forgetFields, useRememberedEmail } from "@/lib/client/remembered-fields";

/** What "Keep Me Signed In" has stored in this browser, and a way to take it out. */
export function RememberedLogin() {
  const email = useRememberedEmail();
  if (!email) {
    return <p>This browser does not remember a login. Tick Keep Me Signed In at your next login if you want it to.</p>;
  }

  async function forget() {
    await forgetFields();
    notify.success("This browser no longer remembers your login.");
  }

  return (
    <>
      <p className="min-w-0 break-words">
        This browser fills in the login of <strong className="font-semibold">{email}</strong>.
      </p>
      <Button type="button" variant="secondary" onClick={forget}>
        Forget this login
      </Button>
    </>
  );
}
