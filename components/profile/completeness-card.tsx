import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import { completeness, type ProfileItem, profileItems } from "@/lib/domain/profile/completeness.rules";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { completenessCardTexts as texts } from "@/lib/domain/profile/own-profile.messages";
import type { OwnVerification } from "@/lib/domain/verification/mentor-file";
import { links, mentorProfileHref, ownProfileHref } from "@/lib/links";
import { EditLink } from "./edit-link";

const CONTROLS = {
  photo: `${ownProfileHref("about")}#photo`,
  place: `${ownProfileHref("about")}#place`,
  hours: ownProfileHref("availability"),
  verification: links.verification,
} as const;

type CompletenessCardProps = {
  profile: OwnProfile;
  hasHours: boolean;
  verification: OwnVerification;
  /** Whether the profile has what the listing needs, approval and checks aside. */
  isComplete: boolean;
};

/** How complete a mentor's public page is, what is missing, and whether the listing shows it yet. */
export function CompletenessCard({ profile, hasHours, verification, isComplete }: CompletenessCardProps) {
  const items = profileItems(profile, hasHours, verification);
  const percent = completeness(items);
  const missing = items.filter(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="completeness-title" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="completeness-title" className="font-display text-lg font-semibold">
          {texts.publicPage}
        </h2>
        <span className="font-semibold tabular-nums">{percent} %</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby="completeness-title"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-2.5 overflow-hidden rounded-full bg-leaf-wash"
      >
        <div className="h-full rounded-full bg-leaf" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-3 text-sm">
        {profile.isListed ? (
          <>
            {texts.parentsFindListing}{" "}
            <PageLink
              href={mentorProfileHref(profile.username)}
              className="font-medium text-leaf underline underline-offset-4"
            >
              {texts.seePublicPage}
            </PageLink>
            {!hasHours && <strong className="mt-1 block font-semibold">{texts.nobodyCanBook}</strong>}
          </>
        ) : (
          <strong className="font-semibold">{isComplete ? texts.waitsForStaff : texts.notListedYet}</strong>
        )}
      </p>
      {missing.length > 0 && (
        <ul className="mt-4 grid gap-x-6 border-t border-line pt-2 sm:grid-cols-2">
          {missing.map((item) => (
            <li key={item.key}>
              <MissingItem item={item} />
            </li>
          ))}
        </ul>
      )}
      {missing.length === 0 && (
        <p className="mt-3 flex items-center gap-2 text-sm font-medium text-leaf">
          <i className="icon size-4.5 icon-circle-check" />
          {texts.nothingMissing}
        </p>
      )}
    </section>
  );
}

function MissingItem({ item: { label, target, isNeeded } }: { item: ProfileItem }) {
  const looks = cn(
    "group flex min-h-11 items-center gap-2.5 rounded-control text-sm hover:text-leaf",
    isNeeded && "font-semibold",
  );
  const contents = (
    <>
      <i className="icon size-4.5 shrink-0 text-ink-soft icon-circle-dashed" />
      <span className="min-w-0">
        {label}
        {isNeeded && <span className="font-normal text-ink-soft"> {texts.neededBeListed}</span>}
      </span>
      <i className="icon size-4 shrink-0 opacity-60 icon-arrow-right" />
    </>
  );
  return "control" in target ? (
    <a href={CONTROLS[target.control]} className={looks}>
      {contents}
    </a>
  ) : (
    <EditLink {...target} className={looks}>
      {contents}
    </EditLink>
  );
}
