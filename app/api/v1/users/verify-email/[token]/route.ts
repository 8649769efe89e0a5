import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { verifyEmailSchema } from "@/lib/domain/account/account.schema";
import { verifyEmail } from "@/lib/server/account/verify-email";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "verifyEmail",
      summary: "Verifies an address by the link of a mail.",
      tag: "Account",
      errors: ["too_many_requests"],
    },
    params: verifyEmailSchema.pick({ token: true }),
    query: verifyEmailSchema.pick({ email: true }),
    response: z.object({ message: z.string() }),
    run: async ({ params, query, visitor }) => {
      await verifyEmail({ ...params, ...query }, visitor);
      const message = accountMessages.verifySuccess;
      return { message, data: { message }, headers: { "Cache-Control": "private, no-store" } };
    },
  }),
});
