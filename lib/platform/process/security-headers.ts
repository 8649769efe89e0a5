import {
  DATA_POLICY,
  DOCS_POLICY,
  pagePolicy,
  type PolicyEnvironment,
  REPORT_GROUP,
  SECURITY_REPORTS_PATH,
} from "./content-security-policy";
import { pathOf, type Step } from "./step";

/** Browsers insist on https for a year. Subdomains are for the owner of the domain to decide. */
const HSTS_SECONDS = 365 * 24 * 60 * 60;

type Kind = "page" | "docs" | "data" | "shared image" | "picture";

/** Answers that are no pages. The first matching prefix counts. */
const PLACES: readonly (readonly [prefix: string, kind: Kind])[] = [
  ["/api/v1/docs", "docs"],
  ["/api", "data"],
  ["/_next", "data"],
  ["/og", "shared image"],
  // These routes set their own policy, with what a picture needs when it is opened directly.
  ["/uploads", "picture"],
  ["/portraits", "picture"],
];

type Header = { key: string; value: string };
/** Gives the headers for the answer to a path. */
export type SecurityHeaders = (path: string) => readonly Header[];

/** The headers that depend on the environment: what a page may load, and https. The fixed ones are in `next.config.ts`. */
export function securityHeaders(env: PolicyEnvironment): SecurityHeaders {
  const page = headersOf("page", env);
  const places = PLACES.map(([prefix, kind]) => [prefix, headersOf(kind, env)] as const);
  return (path) => places.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? page;
}

/**
 * Sets the headers before Next begins, so that errors and files have them too. They follow the environment of the start; those of
 * `next.config.ts` follow that of the build. A policy from `middleware.ts` replaces the one from here.
 */
export function setSecurityHeaders(headersOf: SecurityHeaders): Step {
  return (request, response, next) => {
    for (const { key, value } of headersOf(pathOf(request))) response.setHeader(key, value);
    next();
  };
}

/** The same as rules for `next.config.ts`, for hosts without our web server. */
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
