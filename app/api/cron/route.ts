import { defineResource } from "@/lib/platform/rest/define-route";
import { runJobsForCron } from "@/lib/server/background-jobs";

/** Runs the background jobs on a platform without a long-lived process. Vercel sends the secret as a bearer token. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: async (request) => {
    await runJobsForCron(request.headers.get("Authorization"));
    return Response.json({ success: true }, { headers: { "Cache-Control": "no-store" } });
  },
});
