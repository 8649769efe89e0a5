import { type Filters, placeFilters } from "@/lib/domain/search/filters";
import { mapViewQuerySchema, mapViewSchema } from "@/lib/domain/search/map-view.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { mapTeachers } from "@/lib/server/search/map/map-teachers";
import { viewerPositionOf } from "@/lib/server/places/viewer-position";

/** Whether the response depends on the visitor's position. */
const isAboutVisitor = (query: Filters) => placeFilters(query).length > 0;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: { id: "mapTeachers", summary: "Mentors and clusters of mentors in a part of the map.", tag: "Teachers" },
    query: mapViewQuerySchema,
    response: mapViewSchema,
    run: async ({ query, request }) => ({
      data: await mapTeachers(query, isAboutVisitor(query) ? await viewerPositionOf(request) : null),
      // Distances depend on the visitor's position, which shared caches do not know.
      headers: {
        "Cache-Control": isAboutVisitor(query) ? "private, no-store" : "public, max-age=30, stale-while-revalidate=60",
      },
    }),
  }),
});
