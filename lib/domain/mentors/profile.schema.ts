import { z } from "zod";
import type { ProfileTab } from "@/lib/links";

const USERNAME_MAX = 60;

/** A username as an address carries it: the form that the database's own check asks for. */
const usernameSchema = z
  .string()
  .min(3)
  .max(USERNAME_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const usernameParamSchema = z.object({ username: usernameSchema });

/** The tabs of a profile in their order (specification, section 2); the first one is open by default. */
export const PROFILE_TABS = ["about", "courses", "qualifications", "reviews"] as const satisfies readonly ProfileTab[];

export const profileTabSchema = z.enum(PROFILE_TABS);
