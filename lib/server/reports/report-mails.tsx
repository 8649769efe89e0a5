import "server-only";
import { CaseOpenedMail } from "@/emails/case-opened-mail";
import { ConfirmReportMail } from "@/emails/confirm-report-mail";
import { caseOpenedMailTexts, confirmReportMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { REPORT_REASON_TEXTS } from "@/lib/domain/reports/report.messages";
import { isChildSafety, type ReportKind, type ReportReason } from "@/lib/domain/reports/report.rules";
import { confirmReportHref, links } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type ComposedMail, type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";
import { listDeciders } from "@/lib/server/cases/list-deciders";

/** Composes the mail that asks a visitor to confirm a report. */
export function composeConfirmReport(email: string, secret: string): Promise<ComposedMail> {
  const url = absolute(confirmReportHref(secret));
  return compose("confirm-report", email, texts.subject, <ConfirmReportMail url={url} />);
}

type NewCase = { kind: ReportKind; subjectId: string; reason: string; text: string };

/** Prepares a mail to each of the staff who decide about cases, except the person whom the report is about. */
export async function prepareCaseMails({ kind, subjectId, reason, text }: NewCase): Promise<OutgoingMail[]> {
  const staff = await listDeciders([subjectId]);
  const subject = isChildSafety(reason) ? caseOpenedMailTexts.urgentSubject : caseOpenedMailTexts.subject;
  const why = REPORT_REASON_TEXTS[reason as ReportReason];
  const body = {
    subject,
    kind: caseOpenedMailTexts.kinds[kind],
    reason: why,
    text,
    url: absolute(links.cases),
  };
  return Promise.all(
    staff.map(async ({ email }) =>
      prepareMail(await compose("case-opened", email, subject, <CaseOpenedMail {...body} />)),
    ),
  );
}
