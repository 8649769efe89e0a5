import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CaseView } from "@/components/admin/case-view";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { caseTexts as texts } from "@/lib/domain/cases/case.messages";
import { casePageSchema } from "@/lib/domain/cases/case.schema";
import { AppError } from "@/lib/errors";
import { caseHref, links } from "@/lib/links";
import { getCase } from "@/lib/server/cases/get-case";
import { pageMetadata } from "@/lib/server/page-metadata";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({
  title: texts.caseTitle,
  description: texts.caseDescription,
  index: false,
});

async function readCase(staff: StaffActor, id: string) {
  try {
    return await getCase(staff, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}

/** One case: what was reported, the account's history, the notes, and the decision. */
export default async function CasePage({ params }: PageProps<"/admin/cases/[id]">) {
  const { id } = await params;
  const staff = await requireStaff("decideCases", caseHref(id));
  if (!casePageSchema.safeParse({ id }).success) notFound();
  const file = await readCase(staff, id);
  return (
    <ConsoleFrame staff={staff} current={links.cases} title={texts.titleOf(file.kind, file.subject.name)}>
      <CaseView file={file} staff={staff} now={new Date()} />
    </ConsoleFrame>
  );
}
