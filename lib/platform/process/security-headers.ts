import {
  DATA_POLICY,
  DOCS_POLICY,
  pagePolicy,
  type PolicyEnvironment,
  REPORT_GROUP,
  SECURITY_REPORTS_PATH,
} from "./content-security-policy";

/** How long browsers insist on https, in seconds: a year. Whether other names of the domain do is for its owner to say. */
const HSTS_SECONDS = 365 * 24 * 60 * 60;

type Kind = "page" | "docs" | "data" | "shared image" | "picture";

/** Which answers are no pages: the first line that an address begins with counts. */
const PLACES: readonly (readonly [prefix: string, kind: Kind])[] = [
  ["/api/v1/docs", "docs"],
  ["/api", "data"],
  ["/_next", "data"],
  ["/og", "shared image"],
  // These routes bring a policy of their own, with what a picture needs when it is opened by itself.
  ["/uploads", "picture"],
  ["/portraits", "picture"],
];

type Header = { key: string; value: string };

/**
 * The headers that depend on the environment: what a page may load, and https. The fixed ones stand in `next.config.ts`.
 * @returns the headers for the answer to a path, as it was sent
 */
export function securityHeaders(env: PolicyEnvironment): (pathname: string) => readonly Header[] {
  const page = headersOf("page", env);
  const places = PLACES.map(([prefix, kind]) => [prefix, headersOf(kind, env)] as const);
  return (pathname) => places.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1] ?? page;
}

/** The same as rules of `next.config.ts`, for hosts that answer cached pages without a process of ours. */
export function securityHeaderRules(env: PolicyEnvironment): { source: string; headers: Header[] }[] {
  const places = PLACES.map(([prefix, kind]) => ({ source: `${prefix}/:path*`, headers: headersOf(kind, env) }));
  // Of several rules for one address the last one counts.
  return [{ source: "/:path*", headers: headersOf("page", env) }, ...places.reverse()];
}

function headersOf(kind: Kind, env: PolicyEnvironment): Header[] {
  const policies = {
    page: pagePolicy(env),
    docs: DOCS_POLICY,
    data: DATA_POLICY,
    "shared image": DATA_POLICY,
    picture: null,
  };
  const policy = policies[kind];
  const isForOtherSites = kind === "shared image" || kind === "picture";
  return [
    ...(policy ? [{ key: "Content-Security-Policy", value: policy }] : []),
    ...(kind === "page" ? [{ key: "Reporting-Endpoints", value: `${REPORT_GROUP}="${SECURITY_REPORTS_PATH}"` }] : []),
    // Search engines and messengers show pictures on pages of their own.
    { key: "Cross-Origin-Resource-Policy", value: isForOtherSites ? "cross-origin" : "same-origin" },
    ...(env.APP_URL.startsWith("https:")
      ? [{ key: "Strict-Transport-Security", value: `max-age=${HSTS_SECONDS}` }]
      : []),
  ];
}
