"use client";

import { PageLink } from "@/components/ui/page-link";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { verifyEmailAction } from "@/lib/actions/account.actions";
import { UNREACHABLE } from "@/lib/client/unreachable";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { verifyEmailPanelTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { failureText, type FormFailure, type FormState, IDLE } from "@/lib/domain/forms/form-state";
import { loginHref } from "@/lib/links";
import { AuthHeading } from "./auth-heading";
import { SendLinkForm } from "./send-link-form";

/** For a request without a response. */
const NO_ANSWER: FormFailure = { ...UNREACHABLE, message: accountMessages.verifyFailed };

type VerifyEmailPanelProps = {
  token: string;
  email: string;
  /** Where the sign-in redirects to. */
  from: string | null;
  /** The browser that registered the address needs no button. */
  isRegisteredHere: boolean;
};

/**
 * Confirms the address: automatically in the browser that registered it, elsewhere with a button, because mail scanners
 * open links too.
 */
export function VerifyEmailPanel({ token, email, from, isRegisteredHere }: VerifyEmailPanelProps) {
  const router = useRouter();
  const [posted, formAction] = useActionState(verifyEmailAction, IDLE);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasBegun = useRef(false);
  const state = answered ?? posted;
  const login = loginHref(from ?? undefined);

  async function verify(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const answer = await verifyEmailAction(IDLE, new FormData(event.currentTarget)).catch(() => NO_ANSWER);
    setAnswered(answer);
    setIsBusy(false);
    const action = { label: texts.login, onClick: () => router.push(login) };
    if (answer.status === "done") notify.success(answer.message, { action });
    const failure = answer.status === "failed" ? failureText(answer, "token", "email") : null;
    if (failure && failure !== accountMessages.verifyLinkUsed) notify.error(failure);
  }

  useEffect(() => {
    if (!isRegisteredHere || hasBegun.current) return;
    hasBegun.current = true;
    form.current?.requestSubmit();
  }, [isRegisteredHere]);

  if (token === "" || email === "")
    return <Failed message={accountMessages.verifyUrlIncomplete} email={email} from={from} />;
  if (state.status === "done")
    return <Done title={accountMessages.verifyTitleSuccess} message={state.message} login={login} />;
  if (state.status === "failed" && state.fields.length > 0) {
    const message = failureText(state, "token", "email");
    const isVerified = message === accountMessages.verifyLinkUsed;
    if (isVerified) return <Done title={accountMessages.verifyTitleDone} message={message} login={login} />;
    return <Failed message={message} email={email} from={from} />;
  }
  // A failure unrelated to the link: a retry may work.
  const hasFailed = state.status === "failed";
  const isWaiting = isRegisteredHere && !hasFailed;
  const title = hasFailed ? accountMessages.verifyTitleFailed : accountMessages.verifyTitleAsk;
  return (
    <>
      <AuthHeading title={isWaiting ? accountMessages.verifying : title}>
        {!isWaiting && !hasFailed && texts.pressButtonConfirm(email)}
      </AuthHeading>
      <form ref={form} action={formAction} onSubmit={(event) => void verify(event)} className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        {hasFailed && <Notice tone="error">{state.message}</Notice>}
        {isWaiting && (
          <p role="status" className="js-only flex items-center gap-2.5 text-ink-soft">
            <i className="icon size-5 animate-spin icon-loader-circle" />
            {texts.thisTakesMoment}
          </p>
        )}
        {isWaiting ? (
          <noscript>
            <Button type="submit">{VERIFY}</Button>
          </noscript>
        ) : (
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? accountMessages.verifying : VERIFY}
          </Button>
        )}
      </form>
    </>
  );
}

const VERIFY = texts.verifyMyEmail;

function Done({ title, message, login }: { title: string; message: string; login: string }) {
  return (
    <>
      <AuthHeading title={title} />
      <div className="flex flex-col gap-5">
        <Notice tone="success">{message}</Notice>
        <Button asChild>
          <PageLink href={login}>{texts.login}</PageLink>
        </Button>
      </div>
    </>
  );
}

function Failed({ message, email, from }: { message: string; email: string; from: string | null }) {
  return (
    <>
      <AuthHeading title={accountMessages.verifyTitleFailed} />
      <div className="flex flex-col gap-6">
        <Notice tone="error">{message}</Notice>
        <SendLinkForm email={email} from={from} />
        <PageLink
          href={loginHref(from ?? undefined)}
          className="flex min-h-11 items-center self-start font-medium text-leaf underline-offset-4 hover:underline"
        >
          {texts.toTheLogin}
        </PageLink>
      </div>
    </>
  );
}
