import "server-only";
import { env } from "@/lib/platform/env";

/** The whole address of a path of this site, by the configuration; a request's Host header could be anybody's. */
export const absolute = (path: string): string => new URL(path, env.APP_URL).href;
