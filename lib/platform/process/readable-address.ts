import type { Step } from "./step";

/** Gives the request an address that every route can read. */
export const readableAddress: Step = (request, _response, next) => {
  request.url = toReadable(request.url ?? "/");
  next();
};

/**
 * Takes percent characters literally in a path that cannot be unescaped. Such a path then gets the usual "not found"; Next alone
 * fails with a 500.
 */
function toReadable(url: string): string {
  // A proxy may ask for a whole address (RFC 9112, section 3.2.2). Next would redirect to the site that it names.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(url)) return toReadable(url.replace(/^[^:]+:\/\/[^/?#]*\/?/, "/"));
  const path = url.split(/[?#]/, 1)[0]!;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
