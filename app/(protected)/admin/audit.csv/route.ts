import { auditFilterSchema } from "@/lib/domain/audit/audit-page.schema";
import { authenticate } from "@/lib/platform/rest/authenticate";
import { errorResponse } from "@/lib/platform/rest/envelope";
import { requestId } from "@/lib/platform/process/request-id";
import { auditCsv } from "@/lib/server/audit/audit-csv";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { links } from "@/lib/links";

/** The filtered audit as a file, for owners. */
export async function GET(request: Request): Promise<Response> {
  const id = requestId(request);
  try {
    await asStaff(await authenticate(request, "optional"), "readAudit", id);
    const filter = auditFilterSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit.csv"',
      "Cache-Control": "private, no-store",
    };
    return new Response(await auditCsv(filter), { headers });
  } catch (error) {
    return errorResponse(error, { requestId: id, path: links.auditCsv });
  }
}
