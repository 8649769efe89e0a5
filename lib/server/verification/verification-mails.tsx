import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import { formatDay } from "@/lib/domain/time/format-date";
import type { CheckDefinition } from "@/lib/domain/verification/check.rules";
import { verificationMailTexts as texts } from "@/lib/domain/verification/verification.messages";
import { links } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";

type Recipient = { email: string; name: string };
type NamedCheck = Pick<CheckDefinition, "name">;

async function notice(
  template: string,
  { email, name }: Recipient,
  subject: string,
  [first, ...others]: readonly [string, ...string[]],
): Promise<OutgoingMail> {
  const body = (
    <NoticeMail
      heading={subject}
      reason={texts.getThisMail}
      paragraphs={[`${texts.hello(name)} ${first}`, ...others]}
      action={{ href: absolute(links.verification), label: texts.seeProfile }}
    />
  );
  return prepareMail(await compose(template, email, subject, body));
}

const day = (date: Date) => formatDay(date.toISOString());

/** Prepares the mails to a mentor about standing and checks. */
export const verificationMails = {
  approved: (to: Recipient) => notice("profile-approved", to, texts.approved.subject, [texts.approved.text]),
  changes: (to: Recipient, reason: string) =>
    notice("profile-changes", to, texts.changes.subject, [texts.changes.text, reason]),
  recorded: (to: Recipient, { name }: NamedCheck, until: Date) =>
    notice("check-recorded", to, texts.recorded.subject(name), [texts.recorded.text(name, day(until))]),
  declined: (to: Recipient, { name }: NamedCheck, reason: string) =>
    notice("check-declined", to, texts.declined.subject(name), [texts.declined.text(name), reason]),
  withdrawn: (to: Recipient, { name }: NamedCheck, reason: string) =>
    notice("check-withdrawn", to, texts.withdrawn.subject(name), [texts.withdrawn.text(name), reason]),
  ends: (to: Recipient, { name, forBadge, forListing }: CheckDefinition, until: Date, days: number) =>
    notice("check-ends", to, texts.ends.subject(name, day(until)), [
      texts.ends.text(name, day(until), days),
      ...(forBadge ? [texts.ends.badge] : []),
      ...(forListing ? [texts.ends.listing] : []),
    ]),
};
