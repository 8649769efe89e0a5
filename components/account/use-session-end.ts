"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { forgetViewer } from "@/lib/client/viewer";
import { type FormAction, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

/**
 * Runs an action that ends the session: tells so, forgets who was signed in and goes where the action leads.
 * @param failedText what is said when it did not work
 */
export function useSessionEnd(action: FormAction, failedText: string) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether the session has ended */
  async function end(): Promise<boolean> {
    setIsBusy(true);
    const fields = new FormData();
    fields.set(SCRIPTED_FIELD, "1");
    const answer = await action(IDLE, fields).catch(() => IDLE);
    setIsBusy(false);
    if (answer.status !== "done") {
      notify.error(failedText, answer.status === "failed" ? { description: answer.message } : undefined);
      return false;
    }
    forgetViewer();
    notify.success(answer.message);
    router.push(answer.redirectTo ?? links.home);
    router.refresh();
    return true;
  }

  return { end, isBusy };
}

/** React knows a bound action of the server as one that works before the script. It wants no answer of it. */
export const asPlainForm = (action: FormAction) =>
  action.bind(null, IDLE) as unknown as (form: FormData) => Promise<void>;
