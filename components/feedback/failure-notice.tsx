import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { FailureRemedy } from "./failure-remedy";

/** Why a form behind the sign-in was refused as a whole, and what to do about it. */
export function FailureNotice({ failure, children }: { failure: FormFailure; children?: ReactNode }) {
  return (
    <Notice tone="error">
      <p>{failure.message}</p>
      <FailureRemedy failure={failure} />
      {children}
    </Notice>
  );
}
