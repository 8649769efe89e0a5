import { defineResource } from "@/lib/platform/rest/define-route";
import { runErrandsForCron } from "@/lib/server/run-errands-for-cron";

/** Runs the regular errands where no process lives long enough to do them by itself. Vercel sends the secret as bearer. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: async (request) => {
    await runErrandsForCron(request.headers.get("Authorization"));
    return Response.json({ success: true }, { headers: { "Cache-Control": "no-store" } });
  },
});
