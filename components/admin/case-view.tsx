import type { ReactNode } from "react";
import { appealConsoleTexts, appealMessages } from "@/lib/domain/cases/appeal.messages";
import { isAppealable } from "@/lib/domain/cases/appeal.rules";
import {
  CASE_KIND_NAMES,
  caseMessages as messages,
  caseTexts as texts,
  DECISION_NAMES,
} from "@/lib/domain/cases/case.messages";
import type { CaseFile } from "@/lib/domain/cases/case-file";
import { CASE_REASON_TEXTS } from "@/lib/domain/reports/report.messages";
import { markedParts } from "@/lib/domain/flags/contact-details.rules";
import { mayActOn, mayDecideAbout, type StaffRole } from "@/lib/domain/staff/staff.policy";
import { formatDateTime, formatDay } from "@/lib/domain/time/format-date";
import { caseHref, links, mentorProfileHref, personHref } from "@/lib/links";
import { CaseAppeal, ShowReviewForm } from "./case-appeal";
import { ClaimForm, DecisionForms, NoteForm } from "./case-forms";

const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

type Reader = { id: string; staffRole: StaffRole };
type CaseViewProps = { file: CaseFile; staff: Reader; now: Date };

/** Why this staff member may not decide the case; null for those who may. */
function refusal({ subject, hasOwnReport }: CaseFile, staff: Reader): string | null {
  if (!mayDecideAbout(staff, subject.id)) return messages.notYourself;
  if (!mayActOn(staff, subject)) return messages.staffByOwners;
  return hasOwnReport ? messages.ownReport : null;
}

/** A case with everything that was reported, the account's history, the notes, and the forms to decide it. */
export function CaseView({ file, staff, now }: CaseViewProps) {
  const refused = refusal(file, staff);
  const isOpen = file.closedAt === null;
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-6">
        <a href={links.cases} className={LINK}>
          {texts.back}
        </a>
        <span className="text-sm text-ink-soft">{texts.opened(formatDateTime(file.openedAt))}</span>
        {file.isChildSafety && (
          <span className="rounded-full border border-brick px-3 py-1 text-sm font-semibold text-brick">
            {texts.childSafety}
          </span>
        )}
      </p>
      {isOpen && refused && <p className="rounded-card border border-line bg-leaf-wash p-4">{refused}</p>}
      {isOpen && !refused && <ClaimForm file={file} staffId={staff.id} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Reports file={file} />
        <div className="flex min-w-0 flex-col gap-6">
          <DecisionSection file={file} mayDecide={isOpen && !refused} now={now} />
          <AppealSection file={file} staff={staff} now={now} />
          <History file={file} />
          <Notes file={file} mayWrite={mayDecideAbout(staff, file.subject.id)} />
        </div>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-5">
      <h2 id={id} className="font-display text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Reports({ file }: { file: CaseFile }) {
  const { reports, reportCount } = file;
  return (
    <Section id="reports-title" title={texts.reports}>
      {reportCount > reports.length && <p>{texts.moreReports(reports.length, reportCount)}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {reports.map(({ id, reason, isAutomatic, text, snapshot, createdAt, reporter }) => (
          <li key={id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
            <p className="font-medium">{CASE_REASON_TEXTS[reason]}</p>
            <p className="text-sm text-ink-soft">
              {formatDateTime(createdAt)}{" "}
              {isAutomatic ? texts.byItself : reporter ? texts.by(reporter.name) : texts.byVisitor}
            </p>
            {text && (
              <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
                {text}
              </p>
            )}
            {reason === "contact_details" && file.closedAt === null && <p className="text-sm">{flagHint(file)}</p>}
            {/* A flag is about this very text, so it is open. */}
            <details open={isAutomatic}>
              <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
                {texts.snapshot}
              </summary>
              <Snapshot snapshot={snapshot} marksAll={reason === "reserved_name"} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the public sees of flagged contact details, and what a dismissal changes. */
function flagHint({ kind, masksContacts }: CaseFile): string {
  if (kind === "meeting") return texts.flaggedMeeting;
  return masksContacts ? texts.flaggedMasked : texts.flaggedShown;
}

type SnapshotProps = { snapshot: CaseFile["reports"][number]["snapshot"]; marksAll: boolean };

/** The copy of what was reported, field by field, with the contact details marked. */
function Snapshot({ snapshot, marksAll }: SnapshotProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-x-4 gap-y-2 text-sm">
      {Object.entries(snapshot).map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{texts.fields[key] ?? key}</dt>
          <dd dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
            <Marked text={Array.isArray(value) ? value.join(", ") : String(value ?? texts.empty)} marksAll={marksAll} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Marked({ text, marksAll }: { text: string; marksAll: boolean }) {
  if (marksAll) return <mark>{text}</mark>;
  return markedParts(text).map(({ text: part, isContact }, index) =>
    isContact ? <mark key={index}>{part}</mark> : part,
  );
}

function DecisionSection({ file, mayDecide, now }: { file: CaseFile; mayDecide: boolean; now: Date }) {
  const { decision } = file;
  if (decision) {
    const { kind, decidedBy, decidedAt, until, reason } = decision;
    const who = decidedBy?.name ?? texts.unknownPerson;
    return (
      <Section id="decision-title" title={texts.decided}>
        <p className="font-medium">{texts.decidedBy(DECISION_NAMES[kind], who, formatDateTime(decidedAt))}</p>
        {kind === "suspend" && <p>{until ? texts.until(formatDay(until.toISOString())) : texts.forGood}</p>}
        <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {reason}
        </p>
      </Section>
    );
  }
  if (file.closedAt !== null) {
    return (
      <Section id="decision-title" title={texts.closedItself}>
        <p>{texts.closedItselfWhy}</p>
      </Section>
    );
  }
  if (!mayDecide) return null;
  return (
    <Section id="decision-title" title={texts.decide}>
      {file.reports.some(({ isAutomatic }) => !isAutomatic) && <p className="text-sm text-ink-soft">{texts.outcome}</p>}
      <DecisionForms file={file} now={now} />
    </Section>
  );
}

function AppealSection({ file, staff, now }: CaseViewProps) {
  const { decision, isReviewHidden } = file;
  if (!decision || !isAppealable(decision.kind)) return null;
  const refused = refusal(file, staff);
  const isOwn = decision.decidedBy?.id === staff.id;
  return (
    <Section id="appeal-title" title={appealConsoleTexts.title}>
      <CaseAppeal file={file} refused={refused ?? (isOwn ? appealMessages.ownDecision : null)} now={now} />
      {isReviewHidden && !refused && <ShowReviewForm caseId={file.id} />}
    </Section>
  );
}

function History({ file: { subject, counts, history } }: { file: CaseFile }) {
  const { suspension, isDeleted } = subject;
  const end = suspension?.until ? formatDay(suspension.until.toISOString()) : null;
  return (
    <Section id="history-title" title={texts.history}>
      {isDeleted && <p>{texts.deletedAccount}</p>}
      {suspension && <p>{texts.suspended(end)}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        {Object.entries(texts.counts).map(([key, label]) => (
          <div key={key} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{counts[key as keyof typeof counts]}</dd>
          </div>
        ))}
      </dl>
      {history.length === 0 ? (
        <p className="text-sm">{texts.noHistory}</p>
      ) : (
        <ul className="flex flex-col">
          {history.map(({ id, kind, openedAt, closedAt, decision }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
              <a href={caseHref(id)} className={LINK}>
                {CASE_KIND_NAMES[kind]}, {formatDay(openedAt.toISOString())}
              </a>
              <span>{decision ? DECISION_NAMES[decision] : closedAt ? texts.closedItself : texts.stillOpen}</span>
            </li>
          ))}
        </ul>
      )}
      {!isDeleted && (
        <p className="flex flex-wrap gap-x-6">
          <a href={personHref(subject.username)} className={LINK}>
            {texts.openPerson}
          </a>
          {subject.isMentor && !suspension && (
            <a href={mentorProfileHref(subject.username)} className={LINK}>
              {texts.openProfile}
            </a>
          )}
        </p>
      )}
    </Section>
  );
}

function Notes({ file: { id, notes }, mayWrite }: { file: CaseFile; mayWrite: boolean }) {
  return (
    <Section id="notes-title" title={texts.notes}>
      {notes.length === 0 ? (
        <p className="text-sm">{texts.noNotes}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <li key={note.id} className="flex flex-col gap-1 py-3 first:pt-0">
              <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
                {note.text}
              </p>
              <p className="text-sm text-ink-soft">
                {note.author ?? texts.unknownPerson}, {formatDateTime(note.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <NoteForm caseId={id} />}
    </Section>
  );
}
