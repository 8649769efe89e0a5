import type { Metadata } from "next";
import { CaseQueue } from "@/components/admin/case-queue";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { caseTexts as texts } from "@/lib/domain/cases/case.messages";
import { casesQuerySchema } from "@/lib/domain/cases/case.schema";
import { links } from "@/lib/links";
import { listCases } from "@/lib/server/cases/list-cases";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** The queue of reported things, child safety first. */
export default async function CasesPage({ searchParams }: PageProps<"/admin/cases">) {
  const staff = await requireStaff("decideCases", links.cases);
  const query = casesQuerySchema.parse(await searchParams);
  const { cases, hasNext } = await listCases(query);
  return (
    <ConsoleFrame staff={staff} current={links.cases} title={texts.title}>
      <CaseQueue cases={cases} query={query} hasNext={hasNext} now={new Date()} />
    </ConsoleFrame>
  );
}
