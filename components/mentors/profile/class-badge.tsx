import { cn } from "@/components/ui/class-names";
import { type BadgeColour, classBadgeColour } from "@/lib/domain/mentors/profile.rules";

const COLOURS: Record<BadgeColour, string> = {
  green: "bg-badge-green",
  orange: "bg-badge-orange",
  blue: "bg-badge-blue",
  purple: "bg-badge-purple",
};

/** A class that a mentor teaches, in its colour (docs/product.md, Constants). */
export function ClassBadge({ label }: { label: string }) {
  return (
    <span
      className={cn(
        "inline-flex rounded-full px-3 py-0.5 text-sm font-medium text-on-badge",
        COLOURS[classBadgeColour(label)],
      )}
    >
      {label}
    </span>
  );
}
