import "server-only";

type Pages = { page: number; pageCount: number; nextCursor: string | null };

/**
 * The page links of RFC 8288 for a list: `first` and `last` always, `prev` and `next` where there is one. Beyond the
 * last numbered page `next` carries a cursor, so that following it reaches everything.
 */
export function pageLinkHeader(request: Request, { page, pageCount, nextCursor }: Pages): string {
  const { pathname, searchParams } = new URL(request.url);
  const link = (target: number, relation: string, after: string | null = null) => {
    const search = new URLSearchParams(searchParams);
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
