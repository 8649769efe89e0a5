"use server";

import { cookies, headers } from "next/headers";
import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { SHORTLIST_COOKIE } from "@/lib/domain/shortlist/shortlist.rules";
import { toggleShortlistSchema } from "@/lib/domain/shortlist/shortlist.schema";
import { links } from "@/lib/links";
import { changeShortlist, cookiesOfShortlist } from "@/lib/server/shortlist/shortlist";
import { defineCachedPageAction } from "./define-action";

/** The hearts without a script: saves or removes the mentor, and returns to the page that the heart was on. */
export const toggleShortlistAction = defineCachedPageAction(
  toggleShortlistSchema,
  async ({ mentor }, actor, { address }) => {
    const cookie = (await cookies()).get(SHORTLIST_COOKIE)?.value;
    const { usernames, message } = await changeShortlist({ actor, address, cookie }, mentor);
    const referer = URL.parse((await headers()).get("Referer") ?? "");
    return {
      message,
      redirectTo: safeReturnPath(referer ? referer.pathname + referer.search : undefined) ?? links.shortlist,
      cookies: cookiesOfShortlist(actor, usernames),
    };
  },
);
