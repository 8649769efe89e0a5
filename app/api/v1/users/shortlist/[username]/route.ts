import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { SHORTLIST_COOKIE } from "@/lib/domain/shortlist/shortlist.rules";
import { shortlistSchema } from "@/lib/domain/shortlist/shortlist.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { readCookie } from "@/lib/platform/rest/read-cookie";
import { changeShortlist, cookiesOfShortlist } from "@/lib/server/shortlist/shortlist";

const changing = (operation: { id: string; summary: string }, isSaved: boolean) =>
  defineRoute({
    operation: { ...operation, tag: "Shortlist", errors: ["mentor_not_found", "conflict", "too_many_requests"] },
    auth: "optional",
    params: usernameParamSchema,
    response: shortlistSchema,
    run: async ({ actor, params, request, visitor }) => {
      const cookie = readCookie(request.headers, SHORTLIST_COOKIE);
      const owner = { actor, address: visitor.address, cookie };
      const { usernames, message } = await changeShortlist(owner, params.username, isSaved);
      return { message, data: { usernames }, cookies: cookiesOfShortlist(actor, usernames) };
    },
  });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: changing({ id: "saveMentor", summary: "Saves a mentor to the shortlist." }, true),
  DELETE: changing({ id: "unsaveMentor", summary: "Removes a mentor from the shortlist." }, false),
});
