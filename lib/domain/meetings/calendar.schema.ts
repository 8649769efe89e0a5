import { z } from "zod";

/**
 * The two parts of a feed's address. An invalid address becomes null and matches nothing, so that responses do not
 * distinguish wrong addresses.
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
