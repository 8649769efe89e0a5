import "server-only";

/** The page links of RFC 8288 for a list; `first` and `last` always, `prev` and `next` where there is one. */
export function pageLinkHeader(request: Request, page: number, pageCount: number): string {
  const { pathname, searchParams } = new URL(request.url);
  const link = (target: number, relation: string) => {
    const search = new URLSearchParams(searchParams);
    search.set("page", String(target));
    return `<${pathname}?${search}>; rel="${relation}"`;
  };
  return [
    link(1, "first"),
    ...(page > 1 ? [link(Math.min(page - 1, pageCount), "prev")] : []),
    ...(page < pageCount ? [link(page + 1, "next")] : []),
    link(pageCount, "last"),
  ].join(", ");
}
