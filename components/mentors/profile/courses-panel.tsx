import { cn } from "@/components/ui/class-names";
import { feeText } from "@/lib/domain/mentors/fee.rules";
import { coursesPanelTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { levelTitle } from "@/lib/domain/mentors/profile.rules";
import type { ClassFormatKey, ClassOffer, PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { ClassBadge } from "./class-badge";
import { NothingYet, PanelSection } from "./panel-section";

const FORMAT_ICONS: Record<ClassFormatKey, string> = {
  online: "icon-laptop",
  offline: "icon-house",
  hybrid: "icon-shuffle",
};

/** The classes a mentor offers: subject, level, classes, format and fee. */
export function CoursesPanel({ profile: { name, classesOffered } }: { profile: PublicMentorProfile }) {
  return (
    <PanelSection title={texts.classesOffered}>
      {classesOffered.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {classesOffered.map((offer) => (
            <li key={offer.id}>
              <Offer offer={offer} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingYet>{texts.hasNotListed(name)}</NothingYet>
      )}
    </PanelSection>
  );
}

function Offer({ offer: { subject, educationLevel, specificClasses, format, fee } }: { offer: ClassOffer }) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-5">
      <div>
        <h3 className="text-lg leading-snug font-semibold break-words">{subject}</h3>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {levelTitle(educationLevel)}
          <span aria-hidden>·</span>
          <span className="inline-flex items-center gap-1.5">
            <i className={cn("icon size-4", FORMAT_ICONS[format])} />
            {profileMessages.formats[format]}
          </span>
        </p>
      </div>
      {specificClasses.length > 0 && (
        <ul aria-label={texts.classes} className="flex flex-wrap gap-2">
          {specificClasses.map((label) => (
            <li key={label} className="flex">
              <ClassBadge label={label} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto flex gap-2 pt-1">
        <span className="text-ink-soft">{texts.fee}</span>
        <strong className="font-semibold tabular-nums">{feeText(fee)}</strong>
      </p>
    </article>
  );
}
