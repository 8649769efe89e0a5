import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import {
  cancelPersonsMeetingAction,
  deletePersonAction,
  endPersonsSessionsAction,
  liftPersonsSuspensionAction,
  resendPersonsVerificationAction,
  sendPersonsDataAction,
  suspendPersonAction,
} from "@/lib/actions/people.actions";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { PERSON_REASON_MAX } from "@/lib/domain/people/people.rules";
import type { PersonFile } from "@/lib/domain/people/person-file";
import { ConsoleForm } from "./console-form";

const FORM = "flex flex-col items-start gap-3";
const DAY_MS = 24 * 60 * 60 * 1000;

function Act({ title, what, children }: { title: string; what?: string; children: ReactNode }) {
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">{title}</summary>
      <div className="flex flex-col gap-3 pt-1 pb-4">
        {what && <p className="text-sm text-pretty text-ink-soft">{what}</p>}
        {children}
      </div>
    </details>
  );
}

/** Cancels one meeting in the name of the site. */
export function CancelMeetingForm({ userId, meetingId, title }: { userId: string; meetingId: string; title: string }) {
  const id = `cancel-${meetingId}`;
  return (
    <Act title={texts.cancelMeeting}>
      <ConsoleForm
        action={cancelPersonsMeetingAction}
        values={{ userId, meetingId }}
        label={title}
        submit={texts.cancelMeeting}
        tone="danger"
        className={FORM}
      >
        <Field id={id} label={texts.cancelReason} className="w-full">
          <Input id={id} name="reason" maxLength={PERSON_REASON_MAX} autoComplete="off" />
        </Field>
      </ConsoleForm>
    </Act>
  );
}

/** What support does about an account. */
export function HelpForms({ file }: { file: PersonFile }) {
  const { id: userId, username } = file;
  const values = { userId };
  return (
    <>
      {!file.verifiedAt && (
        <Act title={texts.resend} what={texts.resendWhat}>
          <ConsoleForm
            action={resendPersonsVerificationAction}
            values={values}
            label={texts.resend}
            submit={texts.resend}
          />
        </Act>
      )}
      <Act title={texts.endSessions} what={texts.endSessionsWhat}>
        <ConsoleForm
          action={endPersonsSessionsAction}
          values={values}
          label={texts.endSessions}
          submit={texts.endSessions}
        />
      </Act>
      {file.verifiedAt && (
        <Act title={texts.sendData} what={texts.sendDataWhat}>
          <ConsoleForm action={sendPersonsDataAction} values={values} label={texts.sendData} submit={texts.sendData} />
        </Act>
      )}
      <Act title={texts.delete} what={texts.deleteWhat}>
        <ConsoleForm
          action={deletePersonAction}
          values={values}
          label={texts.delete}
          submit={texts.delete}
          tone="danger"
          className={FORM}
        >
          <Field id="delete-username" label={`${texts.typeUsername}: ${username}`} className="w-full">
            <Input id="delete-username" name="username" autoComplete="off" spellCheck={false} required />
          </Field>
        </ConsoleForm>
      </Act>
    </>
  );
}

/** Suspends an account, changes the end of the suspension, or lifts it. */
export function SuspensionForms({ file, today }: { file: PersonFile; today: Date }) {
  const { id: userId, seen, suspension } = file;
  const title = suspension ? texts.changeSuspension : texts.suspend;
  const tomorrow = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10);
  return (
    <>
      {suspension && (
        <Act title={texts.lift} what={texts.liftWhat}>
          <ConsoleForm
            action={liftPersonsSuspensionAction}
            values={{ userId, seen }}
            label={texts.lift}
            submit={texts.lift}
          />
        </Act>
      )}
      <Act title={title} what={texts.suspendWhat}>
        <ConsoleForm
          key={seen}
          action={suspendPersonAction}
          values={{ userId, seen }}
          label={title}
          submit={title}
          tone="danger"
          className={FORM}
        >
          <Field id="suspend-length" label={texts.length} className="w-full">
            <Select id="suspend-length" name="length" defaultValue="until">
              {Object.entries(texts.lengths).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="suspend-day" label={texts.day} className="w-full">
            <Input id="suspend-day" name="day" type="date" min={tomorrow} />
          </Field>
          <Field id="suspend-reason" label={texts.reason} hint={texts.reasonHint} className="w-full">
            <Textarea
              id="suspend-reason"
              name="reason"
              rows={3}
              maxLength={PERSON_REASON_MAX}
              aria-describedby="suspend-reason-hint"
              required
            />
          </Field>
        </ConsoleForm>
      </Act>
    </>
  );
}
