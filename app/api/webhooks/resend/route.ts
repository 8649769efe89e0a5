import { defineResource } from "@/lib/platform/rest/define-route";
import { readText } from "@/lib/platform/rest/read-body";
import { receiveResendEvent } from "@/lib/server/bounces/receive-resend-event";

/** Receives bounces and complaints from Resend, which signs them. Not part of the contract. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: async (request) => {
    await receiveResendEvent(request.headers, await readText(request));
    return new Response(null, { status: 204 });
  },
});
