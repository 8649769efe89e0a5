import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { Logo } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { OutboxMail } from "@/components/outbox/outbox-mail";
import { outboxPageTexts as texts } from "@/lib/domain/account/outbox.messages";
import { links } from "@/lib/links";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { isOutboxOpen } from "@/lib/server/demo-access";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({
    title: texts.outbox,
    description: texts.mailsThisServer,
    path: links.outbox,
  }),
  robots: { index: false, follow: false },
};
/** Checked and read on every request, never at build time. */
export const dynamic = "force-dynamic";

/** The mails of a server without a mail provider, newest first. */
export default async function OutboxPage() {
  if (!(await isOutboxOpen(await headers()))) notFound();
  const mails = await listOutbox();
  return (
    <>
      <header className="mx-auto flex w-full max-w-3xl items-center justify-between px-4 py-2.5">
        <Logo />
        <ThemeSwitch />
      </header>
      <main className="mx-auto w-full max-w-3xl px-4 py-6">
        <h1 className="font-display text-2xl font-bold">{texts.outbox}</h1>
        <p className="mt-1 text-ink-soft">{texts.thisServerHas}</p>
        {mails.length === 0 && <p className="mt-8">{texts.noMailYet}</p>}
        <ol className="mt-6 flex flex-col gap-4">
          {mails.map((mail) => (
            <li key={mail.id}>
              <OutboxMail {...mail} />
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
