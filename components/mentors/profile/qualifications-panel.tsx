import { qualificationsPanelTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { NothingYet, PanelSection } from "./panel-section";

/** Degrees, newest first. */
export function QualificationsPanel({ profile: { name, qualifications } }: { profile: PublicMentorProfile }) {
  return (
    <PanelSection title={texts.qualifications}>
      {qualifications.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
          {qualifications.map(({ degree, field, institution, year, detail }, index) => (
            <li key={index} className="flex gap-4 p-5">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-wash text-leaf">
                <i className="icon size-5 icon-graduation-cap" />
              </span>
              <div className="min-w-0 flex-1">
                <h3 className="leading-snug font-semibold break-words">
                  {degree}, {field}
                </h3>
                <p className="break-words text-ink-soft">
                  {institution} <span aria-hidden>·</span> <span className="tabular-nums">{year}</span>
                </p>
                {detail && <p className="mt-1 max-w-prose break-words">{detail}</p>}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <NothingYet>{texts.hasNotListed(name)}</NothingYet>
      )}
    </PanelSection>
  );
}
