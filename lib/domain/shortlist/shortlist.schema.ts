import { z } from "zod";
import { usernameSchema } from "@/lib/domain/account/username.schema";
import { firstText } from "@/lib/domain/search/filters";
import { COMPARED_MAX } from "./shortlist.rules";

/** The form of a heart, which saves or removes a mentor. */
export const toggleShortlistSchema = z.object({ mentor: usernameSchema });

/** `GET /users/shortlist` and its siblings: usernames, latest first. */
export const shortlistSchema = z.object({ usernames: z.array(z.string()) });

/** The page's address: the mentors to compare, each once. Those beyond the limit are counted, not dropped. */
export const shortlistPageSchema = z.object({
  mentor: z
    .preprocess(
      (value) =>
        [value]
          .flat()
          .map(firstText)
          .slice(0, 5 * COMPARED_MAX),
      z.array(z.string()),
    )
    .transform((names) => [...new Set(names)].filter((name) => usernameSchema.safeParse(name).success)),
});
