import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { EmptySearches } from "@/components/admin/empty-searches";
import { emptySearchTexts as texts } from "@/lib/domain/search/empty-search.messages";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listEmptySearches } from "@/lib/server/search/empty-searches";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** What people look for and do not find. */
export default async function SearchesPage() {
  const staff = await requireStaff("seeConsole", links.emptySearches);
  return (
    <ConsoleFrame staff={staff} current={links.emptySearches} title={texts.title}>
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      <EmptySearches searches={await listEmptySearches(new Date())} />
    </ConsoleFrame>
  );
}
