import { z } from "zod";
import { usernameSchema } from "@/lib/domain/account/username.schema";
import { PROFILE_TABS } from "./profile-tabs";

export const usernameParamSchema = z.object({ username: usernameSchema });

/** The path of a profile's page: the plain path is the first tab; every other tab adds one segment. */
export const profilePathSchema = z.object({
  username: usernameSchema,
  tab: z
    .tuple([z.enum(PROFILE_TABS).exclude([PROFILE_TABS[0]])])
    .optional()
    .transform((segments) => segments?.[0] ?? PROFILE_TABS[0]),
});
