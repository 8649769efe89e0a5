/**
 * An address whose path every route can read: in one that cannot be unescaped, the percent signs stand for themselves. It is
 * then answered as any other that leads to nothing, where Next would fail with a 500.
 * @param url path and search as a request has them
 */
export function readableAddress(url: string): string {
  // A proxy may ask for a whole address (RFC 9112, section 3.2.2); Next would redirect to whatever site it names.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(url)) return readableAddress(url.replace(/^[^:]+:\/\/[^/?#]*\/?/, "/"));
  const path = url.split(/[?#]/, 1)[0]!;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
