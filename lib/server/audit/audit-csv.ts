import "server-only";
import { stringify } from "csv-stringify/sync";
import { AUDIT_CSV_MAX, type AuditFilter } from "@/lib/domain/audit/audit-page.schema";
import { listAudit } from "./list-audit";

/** Audit events as CSV, the latest first; cells that a spreadsheet would run as formulas are escaped. */
export async function auditCsv(filter: AuditFilter): Promise<string> {
  const { rows } = await listAudit(filter, AUDIT_CSV_MAX);
  return stringify(
    rows.map(({ before, after, createdAt, ...row }) => ({
      time: createdAt.toISOString(),
      ...row,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })),
    {
      header: true,
      columns: ["id", "time", "action", "actor", "subject", "target", "before", "after", "requestId"],
      escape_formulas: true,
    },
  );
}
