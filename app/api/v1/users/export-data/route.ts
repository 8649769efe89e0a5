import { z } from "zod";
import { dataExportSchema } from "@/lib/domain/profile/data-export";
import { refuseOtherAccount } from "@/lib/platform/auth/session";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { exportData } from "@/lib/server/profile/export-data";

const AS_FILE = { "Content-Disposition": 'attachment; filename="mentorhood-data.json"' };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "exportData",
      summary: "Everything that is kept about the signed-in person.",
      tag: "Profile",
      errors: ["too_many_requests"],
    },
    auth: "required",
    query: z.object({ account: z.uuid().optional().describe("Id of the account that is asked for.") }),
    response: dataExportSchema,
    run: async ({ actor, query }) => {
      if (query.account) refuseOtherAccount(actor, query.account);
      return { data: await exportData(actor), headers: AS_FILE };
    },
  }),
});
