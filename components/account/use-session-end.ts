"use client";

import { useRouter } from "next/navigation";
import { useActionState } from "react";
import { notify } from "@/components/feedback/toaster";
import { useSingleAct } from "@/lib/client/use-single-act";
import { forgetViewer } from "@/lib/client/viewer";
import { ACCOUNT_FIELD } from "@/lib/session-names";
import { type FormAction, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";
import { useAccount } from "./page-account";

/**
 * Runs an action that ends the session, shows a toast, clears the known account and follows the action's redirect.
 * `formAction` is for the form without JavaScript, `failure` is its result.
 * @param failedText the message when the action fails
 */
export function useSessionEnd(action: FormAction, failedText: string) {
  const router = useRouter();
  const account = useAccount();
  const [posted, formAction] = useActionState(action, IDLE);
  const { isBusy, run } = useSingleAct();

  /** @returns whether this call ended the session */
  const end = async () => (await run(leave)) ?? false;

  async function leave(): Promise<boolean> {
    const fields = new FormData();
    fields.set(SCRIPTED_FIELD, "1");
    fields.set(ACCOUNT_FIELD, await account());
    const answer = await action(IDLE, fields).catch(() => IDLE);
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

  return { end, isBusy, formAction, failure: posted.status === "failed" ? posted : null };
}
