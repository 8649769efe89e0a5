import { resendMailAction } from "@/lib/actions/operations.actions";
import type { FailedMail } from "@/lib/domain/staff/failed-mail";
import { failedMailTexts as texts } from "@/lib/domain/staff/operations.messages";
import { formatDateTime } from "@/lib/domain/time/format-date";
import { ConsoleForm } from "./console-form";

type FailedMailsProps = { mails: readonly FailedMail[]; hasMore: boolean };

/** Mails that fail, were given up or were held back, each with a button that sends it again. */
export function FailedMails({ mails, hasMore }: FailedMailsProps) {
  if (mails.length === 0) return <p className="rounded-card border border-line bg-card p-6">{texts.none}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {mails.map(({ id, template, recipient, subject, attempts, createdAt, isGivenUp, held, lastError }, index) => (
          <li key={id} className="flex flex-col gap-3 px-4 py-3 sm:flex-row sm:items-center sm:justify-between">
            <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
              <h2 className="text-base font-semibold">{subject ?? template}</h2>
              {subject === null && <p className="text-ink-soft">{texts.unreadable}</p>}
              <p className="text-ink-soft">
                {recipient} · {formatDateTime(createdAt)}
              </p>
              <p>{held ? texts.held[held] : isGivenUp ? texts.givenUp(attempts) : texts.failing(attempts)}</p>
              <p className="text-brick">{lastError}</p>
            </div>
            <ConsoleForm
              action={resendMailAction}
              values={{ mailId: id, attempts: String(attempts) }}
              label={texts.resendWhich(index + 1, subject ?? template, recipient)}
              submit={held ? texts.resendHeld : texts.resend}
              tone="secondary"
              className="shrink-0"
            />
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-sm text-ink-soft">{texts.more}</p>}
    </>
  );
}
