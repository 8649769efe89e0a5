"use client";

import { failureRemedyTexts as texts } from "@/lib/domain/feedback/feedback.messages";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

/** What to do when the session has ended or belongs to another account. */
export function FailureRemedy({ failure }: { failure: FormFailure }) {
  if (failure.code === "other_account") {
    return (
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="js-only min-h-11 cursor-pointer font-medium underline underline-offset-4"
      >
        {texts.loadPageAgain}
      </button>
    );
  }
  if (failure.code !== "not_signed_in") return null;
  // Opens in a new tab, so that this one keeps the typed text.
  return (
    <p>
      <a href={links.login} target="_blank" className="font-medium underline underline-offset-4">
        {texts.login}
        <span className="sr-only"> {texts.opensNewTab}</span>
      </a>{" "}
      {texts.newTabThen}
    </p>
  );
}
