import { defineResource } from "@/lib/platform/rest/define-route";
import { getMetrics } from "@/lib/server/metrics";

/** Figures for Prometheus, with METRICS_TOKEN as a bearer token. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: async (request) => {
    const text = await getMetrics(request.headers.get("Authorization"));
    return new Response(text, {
      headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" },
    });
  },
});
