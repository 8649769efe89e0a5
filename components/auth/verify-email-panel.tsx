"use client";

import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { startTransition, useActionState, useEffect, useRef } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { verifyEmailAction } from "@/lib/actions/account.actions";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { failureText, IDLE } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";
import { AuthHeading } from "./auth-heading";
import { ResendVerification } from "./resend-verification";

type Status = "loading" | "success" | "error";
const TITLES: Record<Status, string> = {
  loading: accountMessages.verifying,
  success: accountMessages.verifyTitleSuccess,
  error: accountMessages.verifyTitleFailed,
};

/**
 * Confirms the address as soon as the script runs. Opening the page alone uses nothing up, since mail scanners open
 * links too; without a script there is a button.
 */
export function VerifyEmailPanel({ token, email }: { token: string; email: string }) {
  const router = useRouter();
  const [state, verify] = useActionState(verifyEmailAction, IDLE);
  const hasBegun = useRef(false);
  const isComplete = token !== "" && email !== "";
  const answer =
    state.status === "failed" ? failureText(state, "token", "email") : state.status === "done" ? state.message : "";
  const message = isComplete ? answer : accountMessages.verifyUrlIncomplete;
  const status: Status =
    state.status === "done" ? "success" : isComplete && state.status === "idle" ? "loading" : "error";

  useEffect(() => {
    if (!isComplete || hasBegun.current) return;
    hasBegun.current = true;
    const fields = new FormData();
    fields.set("token", token);
    fields.set("email", email);
    startTransition(() => verify(fields));
  }, [isComplete, token, email, verify]);

  useEffect(() => {
    const action = { label: "Login", onClick: () => router.push(links.login) };
    if (state.status === "done") notify.success(state.message, { action });
    if (state.status === "failed") notify.error(failureText(state, "token", "email"));
  }, [state, router]);

  return (
    <>
      <AuthHeading title={TITLES[status]} />
      {status === "loading" && (
        <form action={verify}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="email" value={email} />
          <p role="status" className="js-only flex items-center gap-2.5 text-ink-soft">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            This takes a moment.
          </p>
          <noscript>
            <Button type="submit">Verify my email</Button>
          </noscript>
        </form>
      )}
      {status === "success" && (
        <div className="flex flex-col gap-5">
          <Notice tone="success">{message}</Notice>
          <Button asChild>
            <Link href={links.login}>Login</Link>
          </Button>
        </div>
      )}
      {status === "error" && (
        <div className="flex flex-col items-start gap-4">
          <Notice tone="error">{message}</Notice>
          {email && <ResendVerification email={email} />}
          <Link href={links.login} className="font-medium text-leaf underline-offset-4 hover:underline">
            To the login
          </Link>
        </div>
      )}
    </>
  );
}
