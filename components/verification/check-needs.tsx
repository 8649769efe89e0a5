import type { CheckDefinition } from "@/lib/domain/verification/check.rules";
import { ownVerificationTexts as texts } from "@/lib/domain/verification/verification.messages";

/** What needs a check: the badge, the listing, both or nothing. */
export function CheckNeeds({ check: { forBadge, forListing } }: { check: CheckDefinition }) {
  const needs = [forBadge && texts.neededBadge, forListing && texts.neededListing].filter(Boolean);
  return needs.length > 0 && <span className="text-sm font-normal text-ink-soft">({needs.join(", ")})</span>;
}
