import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { SignInAgain } from "./sign-in-again";

/** Why a form behind the sign-in was refused as a whole, and the way on where the session has ended. */
export function FailureNotice({ failure, children }: { failure: FormFailure; children?: ReactNode }) {
  return (
    <Notice tone="error">
      <p>{failure.message}</p>
      <SignInAgain failure={failure} />
      {children}
    </Notice>
  );
}
