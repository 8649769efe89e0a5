import "server-only";

type Pages = { page: number; pageCount: number; nextCursor: string | null };

/** Longer than any value that a list of ours takes, in characters. */
const VALUE_LENGTH = 100;

/**
 * The page links of RFC 8288 for a list: `first` and `last` always, `prev` and `next` where there is one. Beyond the
 * last numbered page `next` carries a cursor, so that following it reaches everything. They repeat what the list takes and
 * nothing else, because clients and proxies refuse headers that are long.
 * @param query what was asked for, by the names of all parameters that the list takes
 */
export function pageLinkHeader(request: Request, query: object, { page, pageCount, nextCursor }: Pages): string {
  const { pathname, asked } = askedOf(request, query);
  const link = (target: number, relation: string, after: string | null = null) => {
    const search = new URLSearchParams(asked);
    search.set("page", String(target));
    if (after === null) search.delete("after");
    else search.set("after", after);
    return `<${pathname}?${search}>; rel="${relation}"`;
  };
  return [
    link(1, "first"),
    ...(page > 1 ? [link(Math.min(page - 1, pageCount), "prev")] : []),
    ...(page < pageCount || nextCursor ? [link(page + 1, "next", nextCursor)] : []),
    link(pageCount, "last"),
  ].join(", ");
}

/** The same for a list without page numbers: `first` always, `next` where the list goes on. */
export function cursorLinkHeader(request: Request, query: object, nextCursor: string | null): string {
  const { pathname, asked } = askedOf(request, query);
  const link = (after: string | null, relation: string) => {
    const search = new URLSearchParams(asked);
    if (after === null) search.delete("after");
    else search.set("after", after);
    return `<${search.size > 0 ? `${pathname}?${search}` : pathname}>; rel="${relation}"`;
  };
  return [link(null, "first"), ...(nextCursor ? [link(nextCursor, "next")] : [])].join(", ");
}

function askedOf(request: Request, query: object): { pathname: string; asked: [string, string][] } {
  const { pathname, searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())].filter((name) => Object.hasOwn(query, name));
  const asked = names.flatMap((name): [string, string][] => {
    const [value = "", ...more] = searchParams.getAll(name);
    return more.length > 0 || value.length > VALUE_LENGTH ? [] : [[name, value]];
  });
  return { pathname, asked };
}
