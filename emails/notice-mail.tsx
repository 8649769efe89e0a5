import { MailAction, MailLayout, MailText } from "./mail-layout";

type NoticeMailProps = {
  heading: string;
  /** Why the reader gets this mail. */
  reason: string;
  paragraphs: readonly string[];
  action: { href: string; label: string };
};

/** Tells a few sentences and leads to one page. */
export function NoticeMail({ heading, reason, paragraphs, action }: NoticeMailProps) {
  return (
    <MailLayout preview={heading} heading={heading} reason={reason}>
      {paragraphs.map((paragraph, index) => (
        <MailText key={index}>{paragraph}</MailText>
      ))}
      <MailAction {...action} />
    </MailLayout>
  );
}
