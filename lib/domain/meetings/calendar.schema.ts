import { z } from "zod";

/**
 * The two parts of a feed's address. Whatever is no such address becomes null and finds nothing, so that the answer does
 * not tell one wrong address from another.
 */
export const feedAddressSchema = z
  .object({
    userId: z.uuid(),
    token: z
      .string()
      .regex(/^[\w-]{43}(\.ics)?$/)
      .transform((token) => token.slice(0, 43)),
  })
  .nullable()
  .catch(null);
export type FeedAddress = z.output<typeof feedAddressSchema>;
