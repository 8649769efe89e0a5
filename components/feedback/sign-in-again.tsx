import type { FormFailure } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

/** The way on where the session has ended: in a tab of its own, so that this one keeps what was typed. */
export function SignInAgain({ failure }: { failure: FormFailure }) {
  if (failure.code !== "not_signed_in") return null;
  return (
    <p>
      <a href={links.login} target="_blank" className="font-medium underline underline-offset-4">
        Login<span className="sr-only"> (opens in a new tab)</span>
      </a>{" "}
      in a new tab, then try again here. What you have typed stays.
    </p>
  );
}
