import { databaseState } from "@/lib/server/db/database-state";

/** 200 while the database answers, 503 when it cannot be reached. Never cached. */
export async function GET(): Promise<Response> {
  const database = await databaseState();
  return Response.json(
    { status: database === "up" ? "ok" : "unavailable", database },
    { status: database === "up" ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
