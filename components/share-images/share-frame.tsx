import type { ReactNode } from "react";
import { LIGHT_COLOURS as COLOURS } from "@/lib/colours";
import { site } from "@/lib/site";
import { HEADLINE, TEXT } from "./font-families";

type ShareFrameProps = {
  /** The product's mark as a data URL. */
  mark: string;
  /** The picture on the right, absolutely positioned. */
  picture: ReactNode;
  /** The right edge of the text, in pixels from the left. */
  textEnd: number;
  children: ReactNode;
};

/** The frame of all share images: paper, product name, text on the left and a picture on the right. */
export function ShareFrame({ mark, picture, textEnd, children }: ShareFrameProps) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        position: "relative",
        overflow: "hidden",
        backgroundColor: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: TEXT,
        fontWeight: 500,
      }}
    >
      {picture}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          width: textEnd,
          height: "100%",
          padding: "56px 0 60px 64px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
          {/* eslint-disable-next-line @next/next/no-img-element -- It is drawn into an image. */}
          <img src={mark} width={56} height={56} alt="" />
          <div style={{ fontFamily: HEADLINE, fontSize: 36, fontWeight: 700, letterSpacing: -0.8 }}>{site.name}</div>
        </div>
        <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: "flex-end" }}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Maximum headline length in characters for each font size in pixels, so that it fits in three lines. */
const SIZES = [
  [16, 92],
  [28, 76],
  [42, 64],
  [56, 54],
] as const;
const SMALLEST = 46;

/** Keeps two short last words together (by length in characters), so that no short word is alone on a line. */
const KEPT_TOGETHER = /^(.* )?(?=.{3,14}$)(\S+) (\S+)$/;

/** The largest text of an image, truncated with an ellipsis after three lines. */
export function ShareHeadline({ children }: { children: string }) {
  const fontSize = SIZES.find(([letters]) => children.length <= letters)?.[1] ?? SMALLEST;
  return (
    <div
      style={{
        display: "block",
        fontFamily: HEADLINE,
        fontSize,
        fontWeight: 700,
        lineHeight: 1.06,
        letterSpacing: fontSize * -0.025,
        lineClamp: 3,
        wordBreak: "break-word",
      }}
    >
      {children.replace(KEPT_TOGETHER, "$1$2\u00a0$3")}
    </div>
  );
}
