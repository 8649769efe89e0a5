import { databaseState } from "@/lib/platform/db/database-state";
import { shared } from "@/lib/platform/process/shared-state";

/** 200 while the database answers; 503 when it is unreachable or this server is shutting down. Never cached. */
export async function GET(): Promise<Response> {
  if (shared.isStopping) {
    return Response.json({ status: "stopping" }, { status: 503, headers: { "Cache-Control": "no-store" } });
  }
  const database = await databaseState();
  return Response.json(
    { status: database === "up" ? "ok" : "unavailable", database },
    { status: database === "up" ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
