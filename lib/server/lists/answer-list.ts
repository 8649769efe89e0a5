import "server-only";
import type { ExportedList } from "@/lib/domain/lists/list-export.messages";
import { authenticate } from "@/lib/platform/rest/authenticate";
import { errorResponse } from "@/lib/platform/rest/envelope";
import { requestId } from "@/lib/platform/process/request-id";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { exportList } from "./export-list";

/** Answers with a list as a file, for staff who may export lists. */
export async function answerList(request: Request, list: ExportedList): Promise<Response> {
  const id = requestId(request);
  try {
    const staff = await asStaff(await authenticate(request, "optional"), "exportLists", id);
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${list}.csv"`,
      "Cache-Control": "private, no-store",
    };
    return new Response(await exportList(staff, list), { headers });
  } catch (error) {
    return errorResponse(error, { requestId: id, path: new URL(request.url).pathname });
  }
}
