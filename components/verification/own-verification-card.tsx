import { formatDay } from "@/lib/domain/time/format-date";
import type { CheckState, OwnVerification } from "@/lib/domain/verification/mentor-file";
import { badgeTexts, ownVerificationTexts as texts } from "@/lib/domain/verification/verification.messages";
import { CheckNeeds } from "./check-needs";
import { VerificationForm } from "./verification-form";

type OwnVerificationCardProps = {
  verification: OwnVerification;
  /** Whether the profile has what the listing needs, so that it can be submitted. */
  isComplete: boolean;
};

/** The mentor's standing with what to do about it, and the checks with a way to ask for them. */
export function OwnVerificationCard({ verification, isComplete }: OwnVerificationCardProps) {
  const { standing, reason, maySubmit, checks } = verification;
  const saysStanding = standing !== "draft" || maySubmit;
  if (!saysStanding && checks.length === 0) return null;
  return (
    <section
      id="verification"
      aria-labelledby="verification-title"
      className="flex scroll-mt-24 flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="verification-title" className="font-display text-lg font-semibold">
        {texts.title}
      </h2>
      {saysStanding && (
        <div className="flex flex-col gap-3">
          <p className="text-pretty">{texts.standings[standing]}</p>
          {reason && (
            <blockquote className="border-l-4 border-marigold pl-4 break-words whitespace-pre-line">
              {reason}
            </blockquote>
          )}
          {maySubmit && isComplete && (
            <VerificationForm
              key={standing}
              form="submitProfile"
              label={texts.submit}
              button={texts.submit}
              busy={texts.submitting}
            />
          )}
          {maySubmit && !isComplete && <p className="text-sm text-ink-soft">{texts.completeFirst}</p>}
        </div>
      )}
      {checks.length > 0 && (
        <>
          <p className="text-sm text-pretty text-ink-soft">
            {badgeTexts.meaning} {badgeTexts.noDocuments}
          </p>
          <ul className="flex flex-col divide-y divide-line border-t border-line">
            {checks.map((check) => (
              <OwnCheck key={check.id} check={check} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function OwnCheck({ check }: { check: CheckState }) {
  const { id, name, description, requestedAt, declinedReason, checkedAt, validUntil, isValid } = check;
  return (
    <li className="flex flex-col gap-2 py-4 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {isValid && <i className="icon size-4.5 text-leaf icon-badge-check" />}
        {name}
        <CheckNeeds check={check} />
      </h3>
      <p className="text-sm text-ink-soft">{description}</p>
      <p className="text-sm">
        {checkedAt && validUntil
          ? isValid
            ? `${name}: ${badgeTexts.line(formatDay(checkedAt), formatDay(validUntil))}.`
            : texts.ended(formatDay(validUntil))
          : !requestedAt && !declinedReason && texts.notChecked}{" "}
        {requestedAt && texts.asked(formatDay(requestedAt))}
      </p>
      {declinedReason && (
        <p className="text-sm break-words whitespace-pre-line">
          <strong className="font-semibold">{texts.declined}</strong> {declinedReason}
        </p>
      )}
      {!requestedAt && (
        <VerificationForm
          key={`${checkedAt}|${declinedReason}`}
          form="requestCheck"
          label={`${isValid ? texts.askAgain : texts.ask}: ${name}`}
          button={isValid ? texts.askAgain : texts.ask}
          busy={texts.asking}
          isSecondary
          hidden={{ checkId: id }}
        />
      )}
    </li>
  );
}
