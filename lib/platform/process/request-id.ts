import "server-only";

export const REQUEST_ID_HEADER = "X-Request-Id";

/** The id of a request: the one a proxy in front of us gave, when it is harmless, else a new one. */
export function requestId({ headers }: { headers: Pick<Headers, "get"> }): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
