import { AppError } from "@/lib/errors";
import { readApiDocsFile } from "@/lib/platform/rest/api-docs-files";
import { defineResource } from "@/lib/platform/rest/define-route";

/** The assets of the viewer that renders the OpenAPI document. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: async (_request, { params }) => {
    const file = await readApiDocsFile(String((await params).file));
    if (!file) throw new AppError("not_found");
    const headers = { "Content-Type": file.mediaType, "Cache-Control": "public, max-age=31536000, immutable" };
    return new Response(file.bytes, { headers });
  },
});
