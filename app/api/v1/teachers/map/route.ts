import { type Filters, placeFilters } from "@/lib/domain/search/filters";
import { mapViewQuerySchema, mapViewSchema } from "@/lib/domain/search/map-view.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { mapTeachers } from "@/lib/server/search/map/map-teachers";
import { listHiddenMentorsOf } from "@/lib/server/blocks/block.repository";
import { viewerZoneOf } from "@/lib/server/meetings/viewer-zone";
import { viewerPositionOf } from "@/lib/server/places/viewer-position";

const needsPosition = (query: Filters) => placeFilters(query).length > 0;
/** Whether the response depends on the visitor's position or clock. */
const isAboutVisitor = (query: Filters) => needsPosition(query) || query.free !== null;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: { id: "mapTeachers", summary: "Mentors and clusters of mentors in a part of the map.", tag: "Teachers" },
    query: mapViewQuerySchema,
    response: mapViewSchema,
    run: async ({ query, request }) => {
      const hidden = await listHiddenMentorsOf(request);
      const viewer = needsPosition(query) ? await viewerPositionOf(request) : null;
      // Shared caches know neither the visitor's position and clock nor whom the visitor must not see.
      const isPersonal = isAboutVisitor(query) || hidden.length > 0;
      return {
        data: await mapTeachers(query, { viewer, timeZone: viewerZoneOf(request), hidden }),
        headers: {
          "Cache-Control": isPersonal ? "private, no-store" : "public, max-age=30, stale-while-revalidate=60",
        },
      };
    },
  }),
});
