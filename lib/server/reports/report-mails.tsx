import "server-only";
import { ConfirmReportMail } from "@/emails/confirm-report-mail";
import { confirmReportMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { confirmReportHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type ComposedMail } from "@/lib/platform/mail/outbox";

/** Composes the mail that asks a visitor to confirm a report. */
export function composeConfirmReport(email: string, secret: string): Promise<ComposedMail> {
  const url = absolute(confirmReportHref(secret));
  return compose("confirm-report", email, texts.subject, <ConfirmReportMail url={url} />);
}
