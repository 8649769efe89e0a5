import "server-only";
import type { SecurityReport } from "@/lib/domain/security/security-report.schema";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { logger } from "@/lib/platform/logger";
import { loggedPath } from "@/lib/platform/process/logged-path";
import type { Visitor } from "@/lib/platform/rest/visitor";

/**
 * Logs what the content security policy blocked, one line per report. Anyone can send reports, so a line is a hint, not
 * proof.
 * @throws AppError too_many_requests
 */
export async function logSecurityReports(reports: readonly SecurityReport[], visitor: Visitor): Promise<void> {
  await limitAttempts([["report-by-client", visitor.address]]);
  if (reports.length === 0) return;
  const lines = reports.map((report) => ({
    ...report,
    page: loggedPath(report.page),
    blocked: loggedPath(report.blocked),
    source: loggedPath(report.source),
  }));
  logger.warn({ reports: lines }, "A page's policy has stopped something.");
}
