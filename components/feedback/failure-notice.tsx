import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { FailureRemedy } from "./failure-remedy";

/** Why the server refused a signed-in user's form as a whole, and how to fix it. */
export function FailureNotice({ failure, children }: { failure: FormFailure; children?: ReactNode }) {
  return (
    <Notice tone="error">
      <p>{failure.message}</p>
      <FailureRemedy failure={failure} />
      {children}
    </Notice>
  );
}
