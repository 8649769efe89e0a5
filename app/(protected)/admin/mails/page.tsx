import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { FailedMails } from "@/components/admin/failed-mails";
import { failedMailTexts as texts } from "@/lib/domain/staff/operations.messages";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listFailedMails } from "@/lib/server/staff/failed-mails";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** Mails that could not be sent. */
export default async function FailedMailsPage() {
  const staff = await requireStaff("resendMails", links.failedMails);
  return (
    <ConsoleFrame staff={staff} current={links.failedMails} title={texts.title}>
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      <FailedMails {...await listFailedMails()} />
    </ConsoleFrame>
  );
}
