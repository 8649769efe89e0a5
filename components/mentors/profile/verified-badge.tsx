import { BadgeCheck, BadgeInfo } from "lucide-react";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";

/** Green when the mentor is verified, grey otherwise (docs/product.md, Screens), and always in words. */
export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-leaf-wash py-1 pr-3 pl-2 text-sm font-medium text-leaf">
      <BadgeCheck aria-hidden className="size-4.5 shrink-0" />
      {profileMessages.verified}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line py-1 pr-3 pl-2 text-sm font-medium text-ink-soft">
      <BadgeInfo aria-hidden className="size-4.5 shrink-0" />
      {profileMessages.notVerified}
    </span>
  );
}
