import { z } from "zod";

/** A failed mail, with the attempts that its form shows. */
export const resendMailSchema = z.object({
  mailId: z.uuid(),
  attempts: z.coerce.number().int().min(1).max(32_767),
});
