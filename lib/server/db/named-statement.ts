import "server-only";
import { createHash } from "node:crypto";

/** Begins hand-written SQL that PostgreSQL shall prepare once a connection. Its limits have to be literals. */
export const NAMED_STATEMENT = "/* named */";

/**
 * The name to prepare a statement under, or an empty one, which means not at all: a generic plan for the ORM's own
 * statements, whose limits are parameters, would be far slower than planning each time.
 */
export function statementName(sql: string): string {
  return sql.startsWith(NAMED_STATEMENT) ? createHash("sha1").update(sql).digest("base64url") : "";
}
