import { defineResource } from "@/lib/platform/rest/define-route";
import { readText } from "@/lib/platform/rest/read-body";
import { receiveBounce } from "@/lib/server/bounces/receive-bounce";

/** A bounce repeats the mail, whose attachment may be large. */
const LIMIT = { bytes: 16 * 1024 * 1024, ms: 20_000 };

/** Receives messages that came back, from the own mail server with its token (docs/deploy.md). Not part of the contract. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: async (request) => {
    const of = (name: string) => request.headers.get(name);
    await receiveBounce(of("Authorization"), of("X-Original-To") ?? "", () => readText(request, LIMIT));
    return new Response(null, { status: 204 });
  },
});
