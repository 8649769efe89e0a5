import "server-only";
import { env } from "@/lib/platform/env";

/** The absolute URL of a path of this site, from the configuration: any client can forge the Host header. */
export const absolute = (path: string): string => new URL(path, env.APP_URL).href;
