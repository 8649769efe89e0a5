import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { formatDay } from "@/lib/domain/time/format-date";
import type { ValidCheck } from "@/lib/domain/verification/check.rules";
import { badgeTexts as texts } from "@/lib/domain/verification/verification.messages";

type VerifiedBadgeProps = {
  isVerified: boolean;
  /** The valid checks, which the badge names when it is pressed. */
  checks?: readonly ValidCheck[];
};

/** Green when the mentor is verified, grey otherwise (docs/product.md, Screens), and always in words. */
export function VerifiedBadge({ isVerified, checks = [] }: VerifiedBadgeProps) {
  if (!isVerified) {
    return (
      <span className="inline-flex items-center gap-1.5 rounded-full border border-line py-1 pr-3 pl-2 text-sm font-medium text-ink-soft">
        <i className="icon size-4.5 shrink-0 icon-badge-info" />
        {profileMessages.notVerified}
      </span>
    );
  }
  const green =
    "inline-flex items-center gap-1.5 rounded-full bg-leaf-wash py-1 pr-3 pl-2 text-sm font-medium text-leaf";
  const label = (
    <>
      <i className="icon size-4.5 shrink-0 icon-badge-check" />
      {profileMessages.verified}
    </>
  );
  if (checks.length === 0) return <span className={green}>{label}</span>;
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className={`${green} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {label}
        <i className="icon size-4 shrink-0 icon-chevron-down group-open:rotate-180" />
      </summary>
      <div className="mt-2 flex flex-col gap-2 rounded-card border border-line bg-card p-4 text-sm">
        <ul className="flex flex-col gap-1">
          {checks.map(({ name, checkedOn, validUntil }) => (
            <li key={name}>
              <strong className="font-semibold">{name}</strong>:{" "}
              {texts.line(formatDay(checkedOn), formatDay(validUntil))}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">
          {texts.meaning} {texts.noDocuments}
        </p>
      </div>
    </details>
  );
}
