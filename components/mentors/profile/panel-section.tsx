import type { ReactNode } from "react";

/** A titled part of a profile's panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {children}
    </div>
  );
}

/** Placeholder of a panel that the mentor has not filled in. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>;
}
