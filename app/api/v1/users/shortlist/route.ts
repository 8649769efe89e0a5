import { SHORTLIST_COOKIE } from "@/lib/domain/shortlist/shortlist.rules";
import { shortlistSchema } from "@/lib/domain/shortlist/shortlist.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { readCookie } from "@/lib/platform/rest/read-cookie";
import { cookiesOfShortlist, getShortlist, mergeShortlist } from "@/lib/server/shortlist/shortlist";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "getShortlist",
      summary: "Usernames of the saved mentors, the latest first: the account's, or this browser's without a session.",
      tag: "Shortlist",
      errors: [],
    },
    auth: "optional",
    response: shortlistSchema,
    run: async ({ actor, request }) => ({
      data: { usernames: await getShortlist({ actor, cookie: readCookie(request.headers, SHORTLIST_COOKIE) }) },
    }),
  }),
  POST: defineRoute({
    operation: {
      id: "mergeShortlist",
      summary: "Moves the list of this browser into the account.",
      tag: "Shortlist",
      errors: ["too_many_requests"],
    },
    auth: "required",
    response: shortlistSchema,
    run: async ({ actor, request, visitor }) => {
      const cookie = readCookie(request.headers, SHORTLIST_COOKIE);
      const usernames = await mergeShortlist({ actor, address: visitor.address, cookie });
      return { data: { usernames }, cookies: cookiesOfShortlist(actor, usernames) };
    },
  }),
});
