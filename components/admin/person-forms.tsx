import {
  cancelPersonsMeetingAction,
  deletePersonAction,
  endPersonsSessionsAction,
  liftPersonsSuppressionAction,
  liftPersonsSuspensionAction,
  resendPersonsVerificationAction,
  sendPersonsDataAction,
  suspendPersonAction,
} from "@/lib/actions/people.actions";
import { suppressionTexts } from "@/lib/domain/mails/suppression.messages";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { PERSON_REASON_MAX } from "@/lib/domain/people/people.rules";
import type { PersonFile } from "@/lib/domain/people/person-file";
import { ConsoleField } from "./console-field";
import { ConsoleForm } from "./console-form";

const FORM = "flex flex-col items-start gap-3";
const DAY_MS = 24 * 60 * 60 * 1000;

const What = ({ children }: { children: string }) => <p className="text-sm text-pretty text-ink-soft">{children}</p>;

/** Cancels one meeting in the name of the site. */
export function CancelMeetingForm({ userId, meetingId, title }: { userId: string; meetingId: string; title: string }) {
  return (
    <ConsoleForm
      action={cancelPersonsMeetingAction}
      values={{ userId, meetingId }}
      label={title}
      summary={texts.cancelMeeting}
      submit={texts.cancelMeeting}
      tone="danger"
      className={FORM}
    >
      <ConsoleField id={`cancel-${meetingId}`} name="reason" label={texts.cancelReason} maxLength={PERSON_REASON_MAX} />
    </ConsoleForm>
  );
}

/** What support does about an account. */
export function HelpForms({ file }: { file: PersonFile }) {
  const acts = [
    ...(file.suppression
      ? [{ action: liftPersonsSuppressionAction, title: suppressionTexts.lift, what: suppressionTexts.liftWhat }]
      : []),
    ...(file.verifiedAt
      ? []
      : [{ action: resendPersonsVerificationAction, title: texts.resend, what: texts.resendWhat }]),
    { action: endPersonsSessionsAction, title: texts.endSessions, what: texts.endSessionsWhat },
    ...(file.verifiedAt ? [{ action: sendPersonsDataAction, title: texts.sendData, what: texts.sendDataWhat }] : []),
  ];
  return acts.map(({ action, title, what }) => (
    <ConsoleForm
      key={title}
      action={action}
      values={{ userId: file.id }}
      label={title}
      summary={title}
      submit={title}
      className={FORM}
    >
      <What>{what}</What>
    </ConsoleForm>
  ));
}

/** Suspends an account, changes the end of the suspension, or lifts it. */
export function SuspensionForms({ file, today }: { file: PersonFile; today: Date }) {
  const { id: userId, seen, suspension } = file;
  const title = suspension ? texts.changeSuspension : texts.suspend;
  const tomorrow = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10);
  return (
    <>
      {suspension && (
        <ConsoleForm
          action={liftPersonsSuspensionAction}
          values={{ userId, seen }}
          label={texts.lift}
          summary={texts.lift}
          submit={texts.lift}
          className={FORM}
        >
          <What>{texts.liftWhat}</What>
        </ConsoleForm>
      )}
      <ConsoleForm
        key={seen}
        action={suspendPersonAction}
        values={{ userId, seen }}
        label={title}
        summary={title}
        submit={title}
        tone="danger"
        className={FORM}
      >
        <What>{texts.suspendWhat}</What>
        <ConsoleField id="suspend-length" name="length" label={texts.length} options={texts.lengths} value="until" />
        <ConsoleField id="suspend-day" name="day" label={texts.day} kind="date" min={tomorrow} />
        <ConsoleField
          id="suspend-reason"
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          kind="words"
          maxLength={PERSON_REASON_MAX}
          required
        />
      </ConsoleForm>
    </>
  );
}

/** Deletes an account after its username is typed. */
export function DeletionForm({ file: { id: userId, username } }: { file: PersonFile }) {
  return (
    <ConsoleForm
      action={deletePersonAction}
      values={{ userId }}
      label={texts.delete}
      summary={texts.delete}
      submit={texts.delete}
      tone="danger"
      className={FORM}
    >
      <What>{texts.deleteWhat}</What>
      <ConsoleField id="delete-username" name="username" label={`${texts.typeUsername}: ${username}`} required />
    </ConsoleForm>
  );
}
