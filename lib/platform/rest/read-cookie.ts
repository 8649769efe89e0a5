import "server-only";

/** A cookie's value from a request's headers, decoded where it can be. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = headers.get("Cookie")?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
