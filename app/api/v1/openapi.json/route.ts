import { defineResource } from "@/lib/platform/rest/define-route";
import { env } from "@/lib/platform/env";
import document from "@/lib/server/openapi/openapi.json";
import { links } from "@/lib/links";

/** The OpenAPI document, with this server's public address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: async () =>
    Response.json(
      { ...document, servers: [{ url: new URL(links.api, env.APP_URL).href }] },
      { headers: { "Cache-Control": "public, max-age=300, stale-while-revalidate=86400" } },
    ),
});
