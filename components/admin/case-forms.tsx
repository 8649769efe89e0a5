import { addCaseNoteAction, claimCaseAction, decideCaseAction } from "@/lib/actions/case.actions";
import { caseTexts as texts, DECISION_TEXTS } from "@/lib/domain/cases/case.messages";
import type { CaseFile } from "@/lib/domain/cases/case-file";
import { CASE_NOTE_MAX, CASE_REASON_MAX, type DecisionKind, decisionsFor } from "@/lib/domain/cases/case.rules";
import { ConsoleField } from "./console-field";
import { ConsoleForm } from "./console-form";

const FORM = "flex flex-col items-start gap-3";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Claims an open case, takes it over, or gives it back. */
export function ClaimForm({ file, staffId }: { file: CaseFile; staffId: string }) {
  const { id: caseId, claimedBy } = file;
  const isOwn = claimedBy?.id === staffId;
  const submit = isOwn ? texts.release : claimedBy ? texts.takeOver : texts.claim;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{isOwn ? texts.claimedByYou : claimedBy ? texts.claimed(claimedBy.name) : texts.unclaimed}</p>
      <ConsoleForm
        action={claimCaseAction}
        values={{ caseId, holder: claimedBy?.id ?? "", takes: String(!isOwn) }}
        label={submit}
        submit={submit}
        tone="secondary"
        className={FORM}
      />
    </div>
  );
}

/** Adds a note for the other staff. */
export function NoteForm({ caseId }: { caseId: string }) {
  return (
    <ConsoleForm
      action={addCaseNoteAction}
      values={{ caseId }}
      label={texts.addNote}
      submit={texts.addNote}
      tone="secondary"
      className={FORM}
    >
      <ConsoleField id="note" name="text" label={texts.note} kind="words" maxLength={CASE_NOTE_MAX} required />
    </ConsoleForm>
  );
}

/** One form for each decision that is possible. */
export function DecisionForms({ file, now }: { file: CaseFile; now: Date }) {
  const { isDeleted, isMentor } = file.subject;
  return decisionsFor({ kind: file.kind, isDeleted, isMentor }).map((decision) => (
    <DecisionForm key={decision} file={file} decision={decision} now={now} />
  ));
}

function DecisionForm({ file, decision, now }: { file: CaseFile; decision: DecisionKind; now: Date }) {
  const { title, what } = DECISION_TEXTS[decision];
  const isForStaff = decision === "dismiss" || file.subject.isDeleted;
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  return (
    <ConsoleForm
      action={decideCaseAction}
      values={{ caseId: file.id, newest: file.reports[0]?.id ?? "", decision }}
      label={title}
      submit={title}
      summary={title}
      tone={decision === "suspend" || decision === "delete" ? "danger" : "primary"}
      className={FORM}
    >
      <p className="text-sm text-pretty text-ink-soft">{what}</p>
      {decision === "suspend" && (
        <>
          <ConsoleField id="suspend-length" name="length" label={texts.length} options={texts.lengths} value="until" />
          <ConsoleField id="suspend-day" name="day" label={texts.day} kind="date" min={tomorrow} />
        </>
      )}
      <ConsoleField
        id={`${decision}-reason`}
        name="reason"
        label={isForStaff ? texts.reasonForStaff : texts.reasonForPerson}
        hint={isForStaff ? texts.reasonForStaffHint : texts.reasonForPersonHint}
        kind="words"
        maxLength={CASE_REASON_MAX}
        required
      />
      {decision === "delete" && (
        <ConsoleField
          id="delete-username"
          name="username"
          label={texts.typeUsername(file.subject.username)}
          maxLength={60}
          required
        />
      )}
    </ConsoleForm>
  );
}
