import { z } from "zod";

const word = z.string().max(40).catch("");

/** The parameters of one's own profile page; whatever is odd counts as absent. */
export const ownProfilePageSchema = z.object({
  tab: word.default(""),
  edit: z.string().max(40).nullable().catch(null).default(null),
  confirm: word.default(""),
});
