import "server-only";
import { parseEnv } from "./env.schema";

/** The parsed environment of the server; a wrong value stops the start here. */
export const env = parseEnv(process.env);
