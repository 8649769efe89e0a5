import { securityReportsSchema } from "@/lib/domain/security/security-report.schema";
import { defineResource } from "@/lib/platform/rest/define-route";
import { readBody } from "@/lib/platform/rest/read-body";
import { visitorOf } from "@/lib/platform/rest/visitor";
import { logSecurityReports } from "@/lib/server/security/log-security-reports";

const LIMIT = { bytes: 16 * 1024, ms: 10_000 };

/** Receives Content-Security-Policy reports from browsers. Not part of the contract. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: async (request) => {
    const reports = securityReportsSchema.parse(await readBody(request, ["report"], LIMIT));
    await logSecurityReports(reports, visitorOf(request.headers));
    return new Response(null, { status: 204 });
  },
});
