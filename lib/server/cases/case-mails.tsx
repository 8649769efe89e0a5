import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import { caseMailTexts as texts } from "@/lib/domain/cases/case.messages";
import type { DecisionKind } from "@/lib/domain/cases/case.rules";
import type { ReportKind } from "@/lib/domain/reports/report.rules";
import { formatDay } from "@/lib/domain/time/format-date";
import { links } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";
import { senderAddress } from "@/lib/platform/mail/sender";
import { site } from "@/lib/site";

type Decision = { kind: ReportKind; decision: Exclude<DecisionKind, "dismiss">; reason: string; until: Date | null };

const rules = () => ({ href: absolute(links.terms), label: texts.rules });

/** Prepares the mail that tells a person what was decided, why, and how to appeal. */
export async function decisionMail(to: string, { kind, decision, reason, until }: Decision): Promise<OutgoingMail> {
  const subject = texts.subjects[decision](site.name);
  const paragraphs = [
    texts.what[kind],
    whatHappens({ kind, decision, until }),
    texts.why(reason),
    ...(decision === "delete" ? [texts.noWayBack] : []),
    texts.appeal(senderAddress()),
  ];
  const body = (
    <NoticeMail heading={subject} reason={texts.reason(site.name)} paragraphs={paragraphs} action={rules()} />
  );
  return prepareMail(await compose("case-decided", to, subject, body));
}

function whatHappens({ kind, decision, until }: Pick<Decision, "kind" | "decision" | "until">): string {
  if (decision === "hide") return kind === "review" ? texts.hideReview : texts.hidePicture;
  if (decision !== "suspend") return texts[decision];
  return until ? texts.suspendUntil(formatDay(until.toISOString())) : texts.suspendForGood;
}

/** Prepares the mails that tell the people who reported something whether staff have acted. */
export async function outcomeMails(recipients: readonly string[], hasActed: boolean): Promise<OutgoingMail[]> {
  const [first] = recipients;
  if (first === undefined) return [];
  const subject = texts.outcomeSubject(site.name);
  const paragraphs = [texts.outcomeThanks, hasActed ? texts.outcomeActed : texts.outcomeDismissed];
  const body = (
    <NoticeMail heading={subject} reason={texts.outcomeReason(site.name)} paragraphs={paragraphs} action={rules()} />
  );
  const mail = await compose("report-outcome", first, subject, body);
  return Promise.all(recipients.map((to) => prepareMail({ ...mail, to })));
}
