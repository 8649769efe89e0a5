"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { askForPosition, keepPositionInBrowser, savePositionToAccount } from "@/lib/client/viewer-position";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { ACCOUNT_FIELD } from "@/lib/session-names";
import { type FormAction, type FormState, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { geolocationMessages, locationMessages as messages } from "@/lib/domain/places/geolocation.messages";

/** The result of the last attempt, for the line next to the control. */
export type LocationOutcome = { tone: "success" | "error"; text: string; hint?: string };

/** The ways to set one's own place. Every error appears as a toast and in `outcome`. */
export function useOwnLocation() {
  const router = useRouter();
  const account = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<LocationOutcome | null>(null);
  const lastAttempt = useRef(0);

  function begin(): number {
    setOutcome(null);
    lastAttempt.current += 1;
    return lastAttempt.current;
  }

  function fail(toast: string, text = toast, hint?: string): null {
    notify.error(toast);
    setOutcome({ tone: "error", text, hint });
    return null;
  }

  /**
   * Requests the browser's position. A town chosen in the meantime wins.
   * @returns the visitor's position, or null when it is unknown or could not be saved
   */
  async function locate(): Promise<Coordinates | null> {
    const attempt = begin();
    setIsAsking(true);
    const answer = await askForPosition();
    if (attempt !== lastAttempt.current) return null;
    if ("failure" in answer) {
      setIsAsking(false);
      const toast = geolocationMessages[answer.failure];
      return fail(toast, answer.failure === "unsupported" ? messages.notSupported : toast, messages.typeInstead);
    }
    keepPositionInBrowser(answer.position);
    const problem = await savePositionToAccount(answer.position, await account());
    setIsAsking(false);
    router.refresh();
    if (problem) return fail(messages.saveFailed, problem);
    setOutcome({ tone: "success", text: messages.found });
    return answer.position;
  }

  /**
   * Submits a location form to its action. The action sets a cookie, so its response includes the refreshed page. The
   * form shows field errors itself.
   */
  async function send(action: FormAction, fields: FormData): Promise<FormState> {
    begin();
    setIsAsking(false);
    setIsSending(true);
    fields.set(SCRIPTED_FIELD, "1");
    fields.set(ACCOUNT_FIELD, await account());
    const answer = await action(IDLE, fields).catch(() => null);
    setIsSending(false);
    if (answer?.status === "done") {
      setOutcome({ tone: "success", text: answer.message });
    } else if (answer?.status !== "failed" || answer.fields.length === 0) {
      const isOther = answer?.status === "failed" && answer.code === "other_account";
      fail(messages.saveFailed, isOther ? answer.message : undefined);
    }
    return answer ?? IDLE;
  }

  return { isAsking, isSending, outcome, locate, send };
}
