import { mapViewQuerySchema, mapViewSchema } from "@/lib/domain/search/map-view.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { mapTeachers } from "@/lib/server/search/map/map-teachers";
import { viewerPositionOf } from "@/lib/server/places/viewer-position";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: { id: "mapTeachers", summary: "Mentors and clusters of mentors in a part of the map.", tag: "Teachers" },
    query: mapViewQuerySchema,
    response: mapViewSchema,
    run: async ({ query, request }) => ({
      data: await mapTeachers(query, query.distance === null ? null : await viewerPositionOf(request)),
      // Distances depend on the visitor's position, which shared caches do not know.
      headers: {
        "Cache-Control":
          query.distance === null ? "public, max-age=30, stale-while-revalidate=60" : "private, no-store",
      },
    }),
  }),
});
