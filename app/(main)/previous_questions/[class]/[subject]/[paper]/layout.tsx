import type { ReactNode } from "react";
import { paperFonts } from "@/app/paper-fonts";

/** Gives a paper the fonts of formulas, Hindi and print, which no other page needs. */
export default function PaperLayout({ children }: { children: ReactNode }) {
  return <div className={`practice-paper ${paperFonts}`}>{children}</div>;
}
