import type { ReactNode } from "react";

/** The top of a sign-in screen: a title and a line below. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{title}</h1>
      {children && <p className="mt-1.5 text-ink-soft">{children}</p>}
    </div>
  );
}
