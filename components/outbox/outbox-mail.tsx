import { outboxMailTexts as texts } from "@/lib/domain/account/outbox.messages";
import { formatDateTime } from "@/lib/domain/time/format-date";

type Attachment = { filename: string; contentType: string; content: string };
type OutboxMailProps = {
  recipient: string;
  subject: string;
  html: string;
  createdAt: Date;
  attachments?: readonly Attachment[];
};

/** One mail as its recipient would see it. The frame runs no scripts, and its links open in a new window. */
export function OutboxMail({ recipient, subject, html, createdAt, attachments = [] }: OutboxMailProps) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card">
      <header className="border-b border-line px-4 py-3">
        <h2 className="font-medium">{subject}</h2>
        <p className="text-sm text-ink-soft">{texts.to(recipient, formatDateTime(createdAt))}</p>
        {attachments.map(({ filename, contentType, content }) => (
          <a
            key={filename}
            href={`data:${contentType.replaceAll(" ", "")};base64,${content}`}
            download={filename}
            className="flex min-h-11 w-fit items-center font-medium text-leaf underline underline-offset-4"
          >
            {filename}
          </a>
        ))}
      </header>
      <iframe
        title={texts.mailTo(subject, recipient)}
        srcDoc={html.replace("<head>", '<head><base target="_blank">')}
        loading="lazy"
        sandbox={texts.allowPopupsAllow}
        className="h-[34rem] w-full bg-paper sm:h-[30rem]"
      />
    </article>
  );
}
