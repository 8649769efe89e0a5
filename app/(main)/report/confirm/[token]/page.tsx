import type { Metadata } from "next";
import { MailLinkPanel } from "@/components/feedback/mail-link-panel";
import { ChildSafetyNote } from "@/components/reports/child-safety-note";
import { confirmReportAction } from "@/lib/actions/report.actions";
import { confirmReportTexts as texts } from "@/lib/domain/reports/report.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The URL contains a secret, so links on this page must not send a referrer. */
export const metadata: Metadata = {
  ...pageMetadata({ title: texts.title, description: texts.description }),
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

/** Target of the link in the mail to a visitor who reports: a button makes the report count. */
export default async function ConfirmReportPage({ params }: PageProps<"/report/confirm/[token]">) {
  const { token } = await params;
  return (
    <MailLinkPanel token={token} action={confirmReportAction} texts={texts}>
      <ChildSafetyNote />
    </MailLinkPanel>
  );
}
