import { answerAppealAction, showReviewAgainAction } from "@/lib/actions/appeal.actions";
import { appealConsoleTexts as texts } from "@/lib/domain/cases/appeal.messages";
import { APPEAL_ANSWER_MAX, isAppealable } from "@/lib/domain/cases/appeal.rules";
import type { CaseFile } from "@/lib/domain/cases/case-file";
import { caseTexts } from "@/lib/domain/cases/case.messages";
import { formatDateTime, formatDay } from "@/lib/domain/time/format-date";
import { ConsoleField } from "./console-field";
import { ConsoleForm } from "./console-form";

const FORM = "flex flex-col items-start gap-3";
const QUOTE = "[overflow-wrap:anywhere] whitespace-pre-line";

/** What the person has written against the decision, with the answer or the form for it. @param refused why not to answer */
export function CaseAppeal({
  file: { id, decision },
  refused,
  now,
}: {
  file: CaseFile;
  refused: string | null;
  now: Date;
}) {
  if (!decision || !isAppealable(decision.kind)) return null;
  const { kind, appeal } = decision;
  if (!appeal) return <p className="text-sm text-ink-soft">{texts.none}</p>;
  const { text, writtenAt, expiresAt, answer } = appeal;
  if (text === null || !writtenAt) {
    const isOpen = now < expiresAt;
    return (
      <p className="text-sm text-ink-soft">{isOpen ? texts.open(formatDay(expiresAt.toISOString())) : texts.missed}</p>
    );
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.written(formatDateTime(writtenAt))}</p>
      <p dir="auto" className={QUOTE}>
        {text}
      </p>
      {answer && (
        <>
          <p className="font-medium">
            {texts.answered(
              texts.outcomes[answer.outcome],
              answer.by ?? caseTexts.unknownPerson,
              formatDateTime(answer.at),
            )}
          </p>
          <p dir="auto" className={QUOTE}>
            {answer.reason}
          </p>
        </>
      )}
      {!answer && refused && <p className="rounded-card border border-line bg-leaf-wash p-4">{refused}</p>}
      {!answer && !refused && (
        <ConsoleForm
          action={answerAppealAction}
          values={{ caseId: id }}
          label={texts.answer}
          submit={texts.answer}
          className={FORM}
        >
          <p className="text-sm text-pretty text-ink-soft">{texts.effects[kind]}</p>
          <ConsoleField id="appeal-outcome" name="outcome" label={texts.outcome} options={texts.choices} />
          <ConsoleField
            id="appeal-answer"
            name="answer"
            label={texts.reason}
            hint={texts.reasonHint}
            kind="words"
            maxLength={APPEAL_ANSWER_MAX}
            required
          />
        </ConsoleForm>
      )}
    </>
  );
}

/** Corrects the hiding of a review without an appeal. */
export function ShowReviewForm({ caseId }: { caseId: string }) {
  return (
    <ConsoleForm
      action={showReviewAgainAction}
      values={{ caseId }}
      label={texts.showAgain}
      submit={texts.showAgain}
      summary={texts.showAgain}
      tone="secondary"
      className={FORM}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.showAgainWhat}</p>
      <ConsoleField
        id="show-reason"
        name="reason"
        label={texts.reason}
        kind="words"
        maxLength={APPEAL_ANSWER_MAX}
        required
      />
    </ConsoleForm>
  );
}
