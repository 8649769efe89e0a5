import { formatDay } from "@/lib/domain/time/format-date";
import type { CheckOfFile, MentorFile } from "@/lib/domain/verification/mentor-file";
import type { ListingPolicy } from "@/lib/domain/verification/standing.rules";
import { mentorFileTexts as texts, STANDING_NAMES } from "@/lib/domain/verification/verification.messages";
import { CheckNeeds } from "./check-needs";
import { VerificationForm } from "./verification-form";

type MentorFileViewProps = {
  file: MentorFile;
  /** The account of the staff member who reads it. */
  staffId: string;
  policy: ListingPolicy;
  today: string;
};

/** A mentor's standing and checks with the forms that decide about them. */
export function MentorFileView({ file, staffId, policy, today }: MentorFileViewProps) {
  if (file.id === staffId) return <p className="rounded-card border border-line bg-card p-5">{texts.notYourself}</p>;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <StandingSection file={file} staffId={staffId} policy={policy} />
      <section
        aria-labelledby="checks-title"
        className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
      >
        <h2 id="checks-title" className="font-display text-lg font-semibold">
          {texts.checks}
        </h2>
        {file.checks.length === 0 && <p>{texts.noChecks}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {file.checks.map((check) => (
            <CheckItem key={check.id} check={check} mentorId={file.id} today={today} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function StandingSection({ file, staffId, policy }: Omit<MentorFileViewProps, "today">) {
  const { id, standing, version, reason, claimedBy } = file;
  const isMine = claimedBy?.id === staffId;
  const ofStanding = { mentorId: id, version };
  return (
    <section
      aria-labelledby="decision-title"
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-5"
    >
      <h2 id="decision-title" className="font-display text-lg font-semibold">
        {texts.decision}: {STANDING_NAMES[standing]}
      </h2>
      <p className="text-sm text-pretty text-ink-soft">{texts.policies[policy]}</p>
      <div className="flex flex-col gap-2">
        <p>{claimedBy ? (isMine ? texts.held : texts.heldBy(claimedBy.name)) : texts.free}</p>
        <VerificationForm
          key={claimedBy?.id ?? ""}
          form="claim"
          label={isMine ? texts.release : claimedBy ? texts.takeOver : texts.claim}
          button={isMine ? texts.release : claimedBy ? texts.takeOver : texts.claim}
          busy={texts.busy}
          isSecondary
          hidden={{ mentorId: id, holder: claimedBy?.id ?? "", takes: String(!isMine) }}
        />
      </div>
      {reason && (
        <div>
          <p className="text-sm text-ink-soft">{texts.askedFor}</p>
          <blockquote className="border-l-4 border-marigold pl-4 break-words whitespace-pre-line">{reason}</blockquote>
        </div>
      )}
      {standing !== "approved" && (
        <VerificationForm
          key={`approve-${version}`}
          form="approve"
          label={texts.approve}
          button={texts.approve}
          busy={texts.busy}
          hidden={ofStanding}
        />
      )}
      <VerificationForm
        key={`changes-${version}`}
        form="requestChanges"
        label={texts.requestChanges}
        button={texts.requestChanges}
        busy={texts.busy}
        isSecondary
        hidden={ofStanding}
        fields={[{ name: "reason", label: texts.reason, hint: texts.reasonHint, kind: "words" }]}
      />
    </section>
  );
}

type CheckItemProps = { check: CheckOfFile; mentorId: string; today: string };

function CheckItem({ check, mentorId, today }: CheckItemProps) {
  const { id, name, description, requestedAt, checkedAt, validUntil, isValid, lookedAt, checkedBy, seen } = check;
  const hidden = { mentorId, checkId: id, seen };
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {isValid && <i className="icon size-4.5 text-leaf icon-badge-check" />}
        {name} <CheckNeeds check={check} />
      </h3>
      <p className="text-sm text-ink-soft">{description}</p>
      <p className="text-sm">
        {!checkedAt || !validUntil
          ? texts.none
          : isValid
            ? texts.valid(formatDay(checkedAt), formatDay(validUntil))
            : texts.ended(formatDay(validUntil))}{" "}
        {requestedAt && <strong className="font-semibold">{texts.asked(formatDay(requestedAt))}</strong>}
      </p>
      {lookedAt && (
        <p className="text-sm break-words">
          {texts.lookedAtWas} {lookedAt}
          {checkedBy && ` (${checkedBy})`}
        </p>
      )}
      <Disclosed title={texts.record} isOpen={requestedAt !== null}>
        <VerificationForm
          key={seen}
          form="recordCheck"
          label={`${texts.record}: ${name}`}
          button={texts.record}
          busy={texts.busy}
          hidden={hidden}
          fields={[
            { name: "lookedAt", label: texts.lookedAt, hint: texts.lookedAtHint, kind: "text" },
            { name: "checkedOn", label: texts.checkedOn, kind: "date", value: today, max: today },
          ]}
        />
      </Disclosed>
      {requestedAt && <RefusalForm form="declineCheck" title={texts.decline} name={name} hidden={hidden} />}
      {checkedAt && <RefusalForm form="withdrawCheck" title={texts.withdraw} name={name} hidden={hidden} />}
    </li>
  );
}

type RefusalFormProps = {
  form: "declineCheck" | "withdrawCheck";
  title: string;
  name: string;
  hidden: { mentorId: string; checkId: number; seen: string };
};

function RefusalForm({ form, title, name, hidden }: RefusalFormProps) {
  return (
    <Disclosed title={title}>
      <VerificationForm
        key={hidden.seen}
        form={form}
        label={`${title}: ${name}`}
        button={title}
        busy={texts.busy}
        isSecondary
        hidden={hidden}
        fields={[{ name: "reason", label: texts.why, hint: texts.reasonHint, kind: "words" }]}
      />
    </Disclosed>
  );
}

function Disclosed({ title, isOpen, children }: { title: string; isOpen?: boolean; children: React.ReactNode }) {
  return (
    <details open={isOpen} className="rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">{title}</summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
