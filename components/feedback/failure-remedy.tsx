"use client";

import type { FormFailure } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

/** What to do where the session has ended, or belongs to another account. */
export function FailureRemedy({ failure }: { failure: FormFailure }) {
  if (failure.code === "other_account") {
    return (
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="js-only min-h-11 cursor-pointer font-medium underline underline-offset-4"
      >
        Load the page again
      </button>
    );
  }
  if (failure.code !== "not_signed_in") return null;
  // In a tab of its own, so that this one keeps what was typed.
  return (
    <p>
      <a href={links.login} target="_blank" className="font-medium underline underline-offset-4">
        Login<span className="sr-only"> (opens in a new tab)</span>
      </a>{" "}
      in a new tab, then try again here. What you have typed stays.
    </p>
  );
}
