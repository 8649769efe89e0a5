import type { NextConfig } from "next";

const PROFILE = "/mentor/profile/:username";
/** Whatever cannot be a username leads to one cached "not found" instead of one for each. */
const IMPOSSIBLE_PROFILE = "/mentor/profile/:username((?!(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$)[^/]+)";
/** Tabs of a profile that have a page of their own; About is the plain address. */
const TABS = "courses|qualifications|reviews";
/** Papers of a class and subject with percent signs that make no text or no name of ours: some would be a 500 in Next. */
const UNREADABLE_PAPERS = "/previous_questions/:path((?=[^/]+/[^/]+$).*%(?![0-7][0-9a-fA-F]).*)";

/** What a list of reviews is asked for by; such an address is answered anew each time. */
const REVIEW_PARAMETERS = ["sort", "star", "after", "review"];

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=()" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["pg", "pino", "@node-rs/argon2"],
  allowedDevOrigins: ["localhost", "127.0.0.1"],
  // Unknown addresses: a thrown notFound() would answer them with an empty body until the script has run.
  experimental: { globalNotFound: true },
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
  // A tab's address is `?tab=`; the cached page behind it is a path segment (docs/decisions/004-cached-profiles.md).
  redirects: async () => [
    { source: `${PROFILE}/:tab(${TABS})`, destination: `${PROFILE}?tab=:tab`, permanent: true },
    { source: "/terms-conditions", destination: "/terms-condition", permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: IMPOSSIBLE_PROFILE, destination: "/mentor/profile/-" },
      { source: UNREADABLE_PAPERS, destination: "/previous_questions/-/-" },
      ...REVIEW_PARAMETERS.map((key) => ({
        source: PROFILE,
        has: [
          { type: "query" as const, key: "tab", value: "reviews" },
          { type: "query" as const, key },
        ],
        destination: "/mentor/reviews/:username",
      })),
      {
        source: PROFILE,
        has: [{ type: "query", key: "tab", value: `(?<tab>${TABS})` }],
        destination: `${PROFILE}/:tab`,
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
