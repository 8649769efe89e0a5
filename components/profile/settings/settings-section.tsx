import type { ReactNode } from "react";

/** A titled part of the settings. */
export function SettingsSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-b border-line py-7 first:pt-0 last:border-b-0 last:pb-0 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
      <div>
        <h3 className="font-display text-lg font-semibold">{title}</h3>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4">{children}</div>
    </section>
  );
}
