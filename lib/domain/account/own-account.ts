import { z } from "zod";
import { ACCOUNT_ROLES } from "./account.schema";

/** The signed-in person's own account in the API (docs/product.md, Data); private to them. */
export const ownAccountSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  username: z.string(),
  avatar: z.string().nullable(),
  /** The same picture for display up to 64 CSS pixels; only uploaded pictures have it. */
  avatarSmall: z.string().nullable(),
  isMentorVerified: z.boolean(),
  age: z.number().nullable(),
  About: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  Address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type OwnAccount = z.output<typeof ownAccountSchema>;
