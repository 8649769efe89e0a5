import type { Metadata } from "next";
import { AuditFilters } from "@/components/admin/audit-filters";
import { AuditList } from "@/components/admin/audit-list";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { auditTexts as texts } from "@/lib/domain/audit/audit.messages";
import { auditFilterSchema } from "@/lib/domain/audit/audit-page.schema";
import { auditHref, links } from "@/lib/links";
import { listAudit } from "@/lib/server/audit/list-audit";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** The audit with its filters, for owners. */
export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  const staff = await requireStaff("readAudit", links.audit);
  const filter = auditFilterSchema.parse(await searchParams);
  const { rows, next } = await listAudit(filter);
  return (
    <ConsoleFrame staff={staff} current={links.audit} title={texts.title}>
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      <AuditFilters filter={filter} />
      <AuditList rows={rows} />
      {next && (
        <a href={auditHref({ ...filter, after: next })} className="self-start font-medium text-leaf underline">
          {texts.older}
        </a>
      )}
    </ConsoleFrame>
  );
}
