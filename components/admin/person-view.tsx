import type { ReactNode } from "react";
import { suppressionTexts } from "@/lib/domain/mails/suppression.messages";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import type { PersonFile } from "@/lib/domain/people/person-file";
import { STAFF_ROLE_NAMES } from "@/lib/domain/staff/staff.messages";
import { mayActOn, mayDecideAbout, type StaffRole, staffMay } from "@/lib/domain/staff/staff.policy";
import { formatDateTime, formatDay } from "@/lib/domain/time/format-date";
import { STANDING_NAMES } from "@/lib/domain/verification/verification.messages";
import { consoleMentorHref, links, mentorProfileHref } from "@/lib/links";
import { CancelMeetingForm, DeletionForm, HelpForms, SuspensionForms } from "./person-forms";

const CARD = "flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-5";
const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

const day = (date: Date) => formatDay(date.toISOString());

type Reader = { id: string; staffRole: StaffRole };
type PersonViewProps = { file: PersonFile; staff: Reader; now: Date };

/** What support needs about a person, with the forms that this staff member may use. */
export function PersonView({ file, staff, now }: PersonViewProps) {
  const mayAct = mayActOn(staff, { id: file.id, isStaff: file.staffRole !== null });
  const mayHelp = mayAct && staffMay(staff.staffRole, "helpPeople");
  const maySuspend = mayAct && staffMay(staff.staffRole, "decideCases");
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-6">
        <a href={links.people} className={LINK}>
          {texts.back}
        </a>
        <span className="text-sm text-ink-soft">{texts.read}</span>
      </p>
      {!mayAct && (
        <p className="rounded-card border border-line bg-leaf-wash p-4">
          {mayDecideAbout(staff, file.id) ? texts.staffByOwners : texts.notYourself}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AccountSection file={file} mayReview={staffMay(staff.staffRole, "reviewMentors")} />
        {(mayHelp || maySuspend) && (
          <section aria-labelledby="help-title" className={CARD}>
            <h2 id="help-title" className="font-display text-lg font-semibold">
              {texts.help}
            </h2>
            {mayHelp && <HelpForms file={file} />}
            {maySuspend && <SuspensionForms file={file} today={now} />}
            {mayHelp && <DeletionForm file={file} />}
          </section>
        )}
        <section aria-labelledby="meetings-title" className={CARD}>
          <h2 id="meetings-title" className="font-display text-lg font-semibold">
            {texts.meetings}
          </h2>
          {file.meetings.length === 0 && <p>{texts.noMeetings}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {file.meetings.map(({ id, startsAt, withName }) => (
              <li key={id} className="flex flex-col gap-2 py-3 first:pt-0">
                <p className="[overflow-wrap:anywhere]">
                  {formatDateTime(startsAt)} {texts.meetingWith(withName)}
                </p>
                {mayHelp && (
                  <CancelMeetingForm
                    userId={file.id}
                    meetingId={id}
                    title={texts.cancelWhich(withName, formatDateTime(startsAt))}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="mails-title" className={CARD}>
          <h2 id="mails-title" className="font-display text-lg font-semibold">
            {texts.mails}
          </h2>
          {file.mails.length === 0 && <p>{texts.noMails}</p>}
          <ul className="flex flex-col divide-y divide-line text-sm">
            {file.mails.map(({ id, template, createdAt, state, lastError }) => (
              <li key={id} className="flex flex-col gap-0.5 py-2 first:pt-0">
                <p>
                  <span className="font-medium">{template}</span> · {texts.mailStates[state]}
                </p>
                <p className="text-ink-soft tabular-nums">{formatDateTime(createdAt)}</p>
                {lastError && <p className="[overflow-wrap:anywhere] text-brick">{lastError}</p>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function AccountSection({ file, mayReview }: { file: PersonFile; mayReview: boolean }) {
  const { suspension, mentor } = file;
  const until = suspension?.until ? day(suspension.until) : null;
  const rows: [string, ReactNode][] = [
    [texts.username, file.username],
    [
      texts.email,
      `${file.email} (${file.verifiedAt ? texts.emailVerified(day(file.verifiedAt)) : texts.emailUnverified})`,
    ],
    ...(file.suppression
      ? [[suppressionTexts.title, suppressionTexts.state[file.suppression]] as [string, ReactNode]]
      : []),
    [
      texts.role,
      [texts.roles[file.role], ...(file.staffRole ? [texts.staffRole(STAFF_ROLE_NAMES[file.staffRole])] : [])].join(
        ", ",
      ),
    ],
    [texts.joined, day(file.joinedAt)],
    [texts.signsInWith, file.signIns.join(", ") || texts.noSignIn],
    [texts.state, suspension ? texts.suspendedSince(day(suspension.since), until) : texts.active],
    ...(suspension?.reason ? [[texts.reason, suspension.reason] as [string, ReactNode]] : []),
    ...(mentor ? mentorRows(mentor) : []),
    ...Object.entries(texts.counts).map(([key, label]): [string, ReactNode] => [
      label,
      file.counts[key as keyof typeof file.counts],
    ]),
  ];
  return (
    <section aria-labelledby="account-title" className={CARD}>
      <h2 id="account-title" className="font-display text-lg font-semibold">
        {texts.account}
      </h2>
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {mentor && (
        <p className="flex flex-wrap gap-x-6">
          {mayReview && (
            <a href={consoleMentorHref(file.username)} className={LINK}>
              {texts.openMentor}
            </a>
          )}
          {mentor.isListed && (
            <a href={mentorProfileHref(file.username)} className={LINK}>
              {texts.openProfile}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function mentorRows({ standing, isListed, checks }: NonNullable<PersonFile["mentor"]>): [string, ReactNode][] {
  const lines = checks.map(({ name, validUntil, isValid }) =>
    isValid ? texts.checkValid(name, day(validUntil)) : texts.checkEnded(name, day(validUntil)),
  );
  return [
    [texts.standing, `${STANDING_NAMES[standing]}, ${isListed ? texts.listed : texts.notListed}`],
    [texts.checks, lines.join("\n") || texts.noChecks],
  ];
}
