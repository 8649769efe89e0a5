import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { consoleTexts as texts } from "@/lib/domain/staff/staff.messages";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { getOverview } from "@/lib/server/staff/get-overview";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** The staff's first page: what happens on the site. */
export default async function ConsolePage() {
  const staff = await requireStaff("seeConsole", links.console);
  const overview = await getOverview(new Date());
  return (
    <ConsoleFrame staff={staff} current={links.console} title={texts.title}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {Object.entries(texts.figures).map(([key, label]) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-card p-4"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums">{overview[key as keyof typeof overview]}</dd>
          </div>
        ))}
      </dl>
    </ConsoleFrame>
  );
}
