import { apiDocsPage } from "@/lib/platform/rest/api-docs-page";
import { defineResource } from "@/lib/platform/rest/define-route";

/** The OpenAPI document for human readers. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: async () =>
    new Response(apiDocsPage(), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
        "X-Robots-Tag": "noindex",
      },
    }),
});
