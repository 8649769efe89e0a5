import { AppError } from "@/lib/errors";
import { defineResource } from "@/lib/server/http/define-route";

/** What answers a form that is longer than any of ours (`guardRequests`), whichever page it was sent to. */
export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: async () => {
    throw new AppError("too_large");
  },
});
