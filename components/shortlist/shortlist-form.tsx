"use client";

import { useActionState } from "react";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { toggleShortlistAction } from "@/lib/actions/shortlist.actions";
import { IDLE } from "@/lib/domain/forms/form-state";

/** Id of the form that the hearts of a page belong to. */
export const SHORTLIST_FORM = "shortlist";

/** The one form behind all hearts of a page, for a press before the script is there. */
export function ShortlistForm() {
  const [state, formAction] = useActionState(toggleShortlistAction, IDLE);
  return (
    <form id={SHORTLIST_FORM} action={formAction}>
      {state.status === "failed" && <FailureNotice failure={state} />}
    </form>
  );
}
