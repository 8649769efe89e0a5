import type { ReactNode } from "react";
import { STARS_PATH } from "@/components/ui/star-rating";
import { LIGHT_COLOURS as COLOURS } from "@/lib/colours";
import { averageText } from "@/lib/domain/mentors/profile.rules";

/** Five stars filled to the rating, and the number. */
export function ShareStars({ average, children }: { average: number; children: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 34 }}>
      <svg viewBox="0 0 100 20" width={190} height={38}>
        <clipPath id="filled">
          <rect width={Number(averageText(average)) * 20} height="20" />
        </clipPath>
        <path d={STARS_PATH} fill={COLOURS.line} />
        <path d={STARS_PATH} fill={COLOURS.marigold} clipPath="url(#filled)" />
      </svg>
      <div style={{ fontWeight: 700 }}>{averageText(average)}</div>
      <div style={{ color: COLOURS.inkSoft }}>{children}</div>
    </div>
  );
}

/** One fact with an icon before it. */
export function ShareFact({ drawing, children }: { drawing: ReactNode; children: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 14, fontSize: 34, color: COLOURS.inkSoft }}>
      <svg viewBox="0 0 24 24" width={38} height={38} fill="none" stroke={COLOURS.leaf} strokeWidth={2}>
        {drawing}
      </svg>
      <div style={{ display: "block", lineClamp: 1, maxWidth: 540 }}>{children}</div>
    </div>
  );
}

/** A map pin, for the place of teaching. */
export const PIN = (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d="M12 22C12 22 20 15.5 20 10A8 8 0 0 0 4 10C4 15.500 12 22 12 22Z" />
    <circle cx="12" cy="10" r="3" />
  </g>
);
