import { z } from "zod";
import { WHEN } from "@/lib/domain/meetings/own-meeting";

const word = z.string().max(40).catch("");

/** The parameters of one's own profile page; invalid values count as absent. */
export const ownProfilePageSchema = z.object({
  tab: word.default(""),
  edit: z.string().max(40).nullable().catch(null).default(null),
  confirm: word.default(""),
  /** Which list of one's meetings is open, and its page. */
  when: z.enum(WHEN).catch("upcoming"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** The meeting that the page offers to cancel. */
  cancel: word.default(""),
});
