"use client";

import { useActionState } from "react";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { toggleShortlistAction } from "@/lib/actions/shortlist.actions";
import { IDLE } from "@/lib/domain/forms/form-state";

/** Id of the form shared by all hearts of a page. */
export const SHORTLIST_FORM = "shortlist";

/** The form shared by all hearts of a page, for clicks before hydration. */
export function ShortlistForm() {
  const [state, formAction] = useActionState(toggleShortlistAction, IDLE);
  return (
    <form id={SHORTLIST_FORM} action={formAction}>
      {state.status === "failed" && <FailureNotice failure={state} />}
    </form>
  );
}
