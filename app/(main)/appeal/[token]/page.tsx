import type { Metadata } from "next";
import { AppealForm } from "@/components/appeals/appeal-form";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { appealTexts as texts } from "@/lib/domain/cases/appeal.messages";
import { formatDay } from "@/lib/domain/time/format-date";
import { links } from "@/lib/links";
import { type Appeal, findAppeal } from "@/lib/server/cases/appeal";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The URL contains a secret, so links on this page must not send a referrer. */
export const metadata: Metadata = {
  ...pageMetadata({ title: texts.title, description: texts.description }),
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

/** Target of the link in the mail about a decision: what was decided, and the form to appeal. No sign-in is needed. */
export default async function AppealPage({ params }: PageProps<"/appeal/[token]">) {
  const { token } = await params;
  const appeal = await findAppeal(token, new Date());
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <h1 className="font-display text-3xl font-bold text-balance">{titleOf(appeal)}</h1>
      {appeal ? (
        <>
          <Decision appeal={appeal} />
          {appeal.text === null ? <AppealForm token={token} /> : <Written text={appeal.text} answer={appeal.answer} />}
          {appeal.text === null && (
            <p className="text-sm text-ink-soft">{texts.until(formatDay(appeal.expiresAt.toISOString()))}</p>
          )}
        </>
      ) : (
        <>
          <p className="text-pretty">{texts.useless}</p>
          <PageLink href={links.contact} className="font-medium text-leaf underline underline-offset-4">
            {texts.contact}
          </PageLink>
        </>
      )}
    </div>
  );
}

function titleOf(appeal: Appeal | null): string {
  if (!appeal) return texts.uselessTitle;
  if (appeal.answer) return texts.answerTitles[appeal.answer.outcome];
  return appeal.text === null ? texts.title : texts.sentTitle;
}

function Decision({ appeal: { kind, decision, reason, decidedAt } }: { appeal: Appeal }) {
  return (
    <div className="flex w-full flex-col gap-2 rounded-card border border-line bg-card p-5">
      <p className="font-medium">{texts.decided(texts.decisions[decision], formatDay(decidedAt.toISOString()))}</p>
      <p>{texts.about[kind]}</p>
      <p className="text-sm text-ink-soft">{texts.reason}</p>
      <Quote>{reason}</Quote>
    </div>
  );
}

function Written({ text, answer }: { text: string; answer: Appeal["answer"] }) {
  return (
    <>
      {!answer && <Notice tone="success">{texts.sent}</Notice>}
      {answer && (
        <div className="flex w-full flex-col gap-2">
          <p className="text-sm text-ink-soft">{texts.reason}</p>
          <Quote>{answer.reason}</Quote>
        </div>
      )}
      <div className="flex w-full flex-col gap-2">
        <h2 className="font-display text-lg font-semibold">{texts.yours}</h2>
        <Quote>{text}</Quote>
      </div>
    </>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
      {children}
    </p>
  );
}
