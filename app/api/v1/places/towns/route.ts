import { z } from "zod";
import { foundTownSchema, townQuerySchema } from "@/lib/domain/places/location.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { searchTowns } from "@/lib/server/places/search-towns";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: { id: "searchTowns", summary: "Finds towns by the beginning of their name.", tag: "Places" },
    query: townQuerySchema,
    response: z.array(foundTownSchema),
    run: async ({ query }) => ({
      data: searchTowns(query.q),
      // The list changes only with a release.
      headers: { "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400" },
    }),
  }),
});
