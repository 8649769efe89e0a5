import type { Metadata } from "next";
import { ChildSafetyNote } from "@/components/reports/child-safety-note";
import { PageLink } from "@/components/ui/page-link";
import { reportSentTexts as texts } from "@/lib/domain/reports/report.messages";
import { reportSentSchema } from "@/lib/domain/reports/report.schema";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** What happens after a report. It shows nothing of the report itself. */
export default async function ReportSentPage({ searchParams }: PageProps<"/report/sent">) {
  const { wait, urgent } = reportSentSchema.parse(await searchParams);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <h1 className="font-display text-3xl font-bold text-balance">{wait ? texts.mailTitle : texts.title}</h1>
      {urgent && <ChildSafetyNote />}
      <p className="text-pretty">{wait ? texts.mail : texts.stored}</p>
      <p className="text-pretty text-ink-soft">{texts.nothingHidden}</p>
      <PageLink href={links.mentors} className="font-medium text-leaf underline-offset-4 hover:underline">
        {texts.back}
      </PageLink>
    </div>
  );
}
