import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { listExportTexts as texts } from "@/lib/domain/lists/list-export.messages";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

const LISTS = [
  { name: texts.mentors, what: texts.mentorsWhat, href: links.mentorsCsv },
  { name: texts.meetings, what: texts.meetingsWhat, href: links.meetingsCsv },
];

/** The lists that owners download. */
export default async function ListsPage() {
  const staff = await requireStaff("exportLists", links.lists);
  return (
    <ConsoleFrame staff={staff} current={links.lists} title={texts.title}>
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {LISTS.map(({ name, what, href }) => (
          <li key={href} className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
            <h2 className="font-display text-lg font-semibold">{name}</h2>
            <p className="text-sm text-pretty text-ink-soft">{what}</p>
            <a href={href} download className="flex min-h-11 items-center self-start font-medium text-leaf underline">
              {texts.download(name)}
            </a>
          </li>
        ))}
      </ul>
    </ConsoleFrame>
  );
}
