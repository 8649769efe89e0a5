import "server-only";

// A statement asks for a name by a comment at its very start: /* named: listing */
const NAME_COMMENT = /^\s*\/\* named: ([a-z0-9-]{1,40}) \*\//;

/** Each connection keeps every named statement for its life, so texts with many variants must not pile up. */
const MAX_NAMED_STATEMENTS = 400;

/**
 * Names for prepared statements, which PostgreSQL then plans once a connection. A name belongs to one text only: the
 * same label on another text gets another number. Statements without the comment, and those beyond the limit, stay unnamed.
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const label = NAME_COMMENT.exec(sql)?.[1];
    if (label === undefined || names.size >= MAX_NAMED_STATEMENTS) return "";
    const name = `${label}-${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
