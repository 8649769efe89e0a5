import type { ReactNode } from "react";

/** A line of text with its actions. */
export function ComposerRow({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 font-medium break-words">{text}</p>
      {children}
    </div>
  );
}
