import { z } from "zod";
import { PROFILE_TABS } from "./profile-tabs";

const USERNAME_MAX = 60;

/** A username as an address carries it: the form that the database's own check asks for. */
const usernameSchema = z
  .string()
  .min(3)
  .max(USERNAME_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const usernameParamSchema = z.object({ username: usernameSchema });

/** The path of a profile's page: the plain one is the first tab, each other tab is one further segment. */
export const profilePathSchema = z.object({
  username: usernameSchema,
  tab: z
    .tuple([z.enum(PROFILE_TABS).exclude([PROFILE_TABS[0]])])
    .optional()
    .transform((segments) => segments?.[0] ?? PROFILE_TABS[0]),
});
