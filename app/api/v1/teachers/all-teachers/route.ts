import { z } from "zod";
import { teacherSchema, teachersQuerySchema } from "@/lib/domain/search/teachers.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { pageLinkHeader } from "@/lib/platform/rest/link-header";
import { listHiddenMentorsOf } from "@/lib/server/blocks/block.repository";
import { viewerZoneOf } from "@/lib/server/meetings/viewer-zone";
import { listTeachers } from "@/lib/server/search/list-teachers";
import { viewerPositionOf } from "@/lib/server/places/viewer-position";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: { id: "listTeachers", summary: "Mentors by filter, order and page.", tag: "Teachers" },
    query: teachersQuerySchema,
    response: z.array(teacherSchema),
    extra: z.object({
      // `total` is exact up to 1,000; `totalIsCapped` means that there are more.
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalIsCapped: z.boolean() }),
    }),
    run: async ({ query, request }) => {
      const [viewer, hidden] = await Promise.all([viewerPositionOf(request), listHiddenMentorsOf(request)]);
      const asker = { viewer, timeZone: viewerZoneOf(request), hidden };
      const { teachers, pagination, pageCount, nextCursor } = await listTeachers(query, asker);
      return {
        data: teachers,
        extra: { pagination },
        headers: { Link: pageLinkHeader(request, query, { page: pagination.page, pageCount, nextCursor }) },
      };
    },
  }),
});
