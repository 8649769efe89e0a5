import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import { peopleMailTexts as texts } from "@/lib/domain/people/people.messages";
import { formatDay } from "@/lib/domain/time/format-date";
import { links, ownProfileHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type MailAttachment, type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";
import { operatorAddress } from "@/lib/platform/mail/sender";
import { site } from "@/lib/site";

type Notice = { subject: string; paragraphs: readonly string[]; action: { href: string; label: string } };

async function notice(template: string, to: string, { subject, paragraphs, action }: Notice, file?: MailAttachment) {
  const reason = texts.reason(site.name);
  const body = <NoticeMail heading={subject} reason={reason} paragraphs={paragraphs} action={action} />;
  const mail = await compose(template, to, subject, body);
  return prepareMail({ ...mail, ...(file ? { attachments: [file] } : {}) });
}

/** Prepares the mails about what staff have done with an account. */
export const peopleMails = {
  suspended: (to: string, { until, reason }: { until: Date | null; reason: string }): Promise<OutgoingMail> =>
    notice("account-suspended", to, {
      subject: texts.suspendedSubject(site.name),
      paragraphs: [
        until ? texts.suspendedUntil(formatDay(until.toISOString())) : texts.suspendedForGood,
        texts.suspendedWhat,
        texts.why(reason),
        texts.appeal(operatorAddress()),
      ],
      action: { href: absolute(links.terms), label: texts.rules },
    }),
  lifted: (to: string): Promise<OutgoingMail> =>
    notice("suspension-lifted", to, {
      subject: texts.liftedSubject(site.name),
      paragraphs: [texts.lifted],
      action: { href: absolute(links.login), label: texts.signIn },
    }),
  data: (to: string, file: MailAttachment): Promise<OutgoingMail> =>
    notice(
      "own-data",
      to,
      {
        subject: texts.dataSubject(site.name),
        paragraphs: [texts.data, texts.dataUnasked(operatorAddress())],
        action: { href: absolute(ownProfileHref("settings")), label: texts.openSettings },
      },
      file,
    ),
  deleted: (to: string): Promise<OutgoingMail> =>
    notice("account-deleted", to, {
      subject: texts.deletedSubject(site.name),
      paragraphs: [texts.deleted],
      action: { href: absolute(links.home), label: texts.home },
    }),
};
