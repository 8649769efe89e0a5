"use client";

import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/notice";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { checkMailPanelTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { loginHref } from "@/lib/links";
import { OutboxHint } from "./outbox-hint";
import { ResendVerification } from "./resend-verification";

type CheckMailPanelProps = { email: string; from: string | null; outboxHref: string | null };

/** Replaces the registration form after it is sent. Links to the outbox when there is no mail provider. */
export function CheckMailPanel({ email, from, outboxHref }: CheckMailPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">
        <p className="font-medium">{accountMessages.registerSuccess}</p>
        <p>{texts.openLinkWe(accountMessages.registerCheckMail, email)}</p>
        <OutboxHint href={outboxHref} />
      </Notice>
      {email && <ResendVerification email={email} from={from} />}
      <PageLink
        href={loginHref(from ?? undefined)}
        className="font-medium text-leaf underline-offset-4 hover:underline"
      >
        {texts.toTheLogin}
      </PageLink>
    </div>
  );
}
