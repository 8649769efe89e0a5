import type { Metadata } from "next";
import { PageAccount } from "@/components/account/page-account";
import { ChildSafetyNote } from "@/components/reports/child-safety-note";
import { ReportForm } from "@/components/reports/report-form";
import { PageLink } from "@/components/ui/page-link";
import { REPORT_TITLES, reportFormTexts as texts, reportSentTexts } from "@/lib/domain/reports/report.messages";
import { reportPageSchema } from "@/lib/domain/reports/report.schema";
import { links, reportHref } from "@/lib/links";
import { currentActor, requireActor } from "@/lib/platform/auth/current-actor";
import { pageMetadata } from "@/lib/server/page-metadata";

export async function generateMetadata({ params }: PageProps<"/report/[kind]/[id]">): Promise<Metadata> {
  const parsed = reportPageSchema.safeParse(await params);
  if (!parsed.success) return pageMetadata({ title: texts.unknown, description: texts.description, index: false });
  return pageMetadata({ title: REPORT_TITLES[parsed.data.kind], description: texts.description, index: false });
}

/** The form to report something. It does not look the thing up, so it answers alike for what exists and what does not. */
export default async function ReportPage({ params }: PageProps<"/report/[kind]/[id]">) {
  const parsed = reportPageSchema.safeParse(await params);
  if (!parsed.success) return <NothingToReport />;
  const { kind, id } = parsed.data;
  const actor = kind === "meeting" ? await requireActor(reportHref(kind, id)) : await currentActor();
  return (
    <PageAccount account={actor?.id}>
      <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-6 px-4 py-10 sm:px-6">
        <h1 className="font-display text-3xl font-bold text-balance">{REPORT_TITLES[kind]}</h1>
        <ChildSafetyNote />
        <p className="text-pretty text-ink-soft">{texts.intro}</p>
        <ReportForm kind={kind} targetId={id} asksEmail={!actor} />
      </div>
    </PageAccount>
  );
}

/** For a mistyped address. A thrown "not found" could not be read without a script. */
function NothingToReport() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <h1 className="font-display text-3xl font-bold text-balance">{texts.unknown}</h1>
      <p className="text-pretty text-ink-soft">{texts.unknownWhy}</p>
      <PageLink href={links.mentors} className="font-medium text-leaf underline-offset-4 hover:underline">
        {reportSentTexts.back}
      </PageLink>
    </div>
  );
}
