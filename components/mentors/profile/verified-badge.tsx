import { profileMessages } from "@/lib/domain/mentors/profile.messages";

/** Green when the mentor is verified, grey otherwise (docs/product.md, Screens), and always in words. */
export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-leaf-wash py-1 pr-3 pl-2 text-sm font-medium text-leaf">
      <i className="icon size-4.5 shrink-0 icon-badge-check" />
      {profileMessages.verified}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line py-1 pr-3 pl-2 text-sm font-medium text-ink-soft">
      <i className="icon size-4.5 shrink-0 icon-badge-info" />
      {profileMessages.notVerified}
    </span>
  );
}
