import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import { appealMailTexts, appealTexts } from "@/lib/domain/cases/appeal.messages";
import type { APPEALABLE, AppealOutcome } from "@/lib/domain/cases/appeal.rules";
import { caseMailTexts as texts } from "@/lib/domain/cases/case.messages";
import type { DecisionKind } from "@/lib/domain/cases/case.rules";
import type { ReportKind } from "@/lib/domain/reports/report.rules";
import { formatDay } from "@/lib/domain/time/format-date";
import { appealHref, caseHref, links } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";
import { operatorAddress } from "@/lib/platform/mail/sender";
import { site } from "@/lib/site";
import { listDeciders } from "./list-deciders";

type Decision = {
  kind: ReportKind;
  decision: Exclude<DecisionKind, "dismiss">;
  reason: string;
  until: Date | null;
  /** Of the link to appeal; without one, the mail says where to write. */
  appealSecret: string | null;
  /** Whether a person has reported it, and not only the site itself. */
  isReported: boolean;
};

const rules = () => ({ href: absolute(links.terms), label: texts.rules });

/** Prepares the mail that tells a person what was decided, why, and how to appeal. */
export async function decisionMail(
  to: string,
  { kind, decision, reason, until, appealSecret, isReported }: Decision,
): Promise<OutgoingMail> {
  const subject = texts.subjects[decision](site.name);
  const paragraphs = [
    (isReported ? texts.what : texts.whatFlagged)[kind],
    whatHappens({ kind, decision, until }),
    texts.why(reason),
    ...(decision === "delete" ? [texts.noWayBack] : []),
    ...(appealSecret
      ? [appealMailTexts.how, appealMailTexts.rules(absolute(links.terms))]
      : [texts.appeal(operatorAddress())]),
  ];
  const action = appealSecret ? { href: absolute(appealHref(appealSecret)), label: appealMailTexts.button } : rules();
  const body = (
    <NoticeMail heading={subject} reason={texts.reason(site.name)} paragraphs={paragraphs} action={action} />
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

/** Prepares a mail to each of the staff who may answer an appeal. @param except who may not */
export async function appealWaitsMails(caseId: string, except: readonly (string | null)[]): Promise<OutgoingMail[]> {
  const staff = await listDeciders(except);
  const { staffSubject: subject, staffReason: reason, staffWhat, staffButton } = appealMailTexts;
  const action = { href: absolute(caseHref(caseId)), label: staffButton };
  const body = <NoticeMail heading={subject} reason={reason} paragraphs={[staffWhat]} action={action} />;
  return Promise.all(staff.map(async ({ email }) => prepareMail(await compose("appeal-waits", email, subject, body))));
}

type Answer = { decision: (typeof APPEALABLE)[number]; outcome: AppealOutcome; answer: string };

/** Prepares the mail with the answer to an appeal. */
export async function appealAnswerMail(to: string, { decision, outcome, answer }: Answer): Promise<OutgoingMail> {
  const subject = appealMailTexts.subjects[outcome](site.name);
  const paragraphs = [
    appealMailTexts.looked,
    outcome === "reversed" ? appealMailTexts.reversed[decision] : appealMailTexts.kept,
    texts.why(answer),
    ...(outcome === "kept" ? [appealMailTexts.final] : []),
  ];
  const action =
    outcome === "reversed"
      ? { href: absolute(links.login), label: appealMailTexts.signIn }
      : { href: absolute(links.contact), label: appealTexts.contact };
  const body = (
    <NoticeMail heading={subject} reason={texts.reason(site.name)} paragraphs={paragraphs} action={action} />
  );
  return prepareMail(await compose("appeal-answered", to, subject, body));
}
