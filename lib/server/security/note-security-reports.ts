import "server-only";
import type { SecurityReport } from "@/lib/domain/security/security-report.schema";
import type { Visitor } from "@/lib/server/http/visitor";
import { loggedPath } from "@/lib/server/http/logged-path";
import { limitAttempts } from "@/lib/server/limits/rate-limits";
import { logger } from "@/lib/server/logger";

/**
 * Logs what a page's policy has stopped, one line for each message of a browser. Anybody can send such a message, so a
 * line is a hint and no proof.
 * @throws AppError too_many_requests
 */
export async function noteSecurityReports(reports: readonly SecurityReport[], visitor: Visitor): Promise<void> {
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
