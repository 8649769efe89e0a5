import path from "node:path";
import type { NextConfig } from "next";
import { parseEnv } from "./lib/platform/env.schema";
import { PLAIN_BODY_BYTES } from "./lib/platform/rest/body-limits";
import { SEARCH_ENGINES } from "./lib/platform/process/search-engines";
import { securityHeaderRules } from "./lib/platform/process/security-headers";

const PROFILE = "/mentor/profile/:username";
/** Impossible usernames share one cached "not found". */
const IMPOSSIBLE_USERNAME = ":username((?!(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$)[^/]+)";
/** So do impossible names of images, among them percent signs that make no text. */
const IMPOSSIBLE_IMAGE = "/og/:path(.*[^a-z0-9/-].*)";
/** Tabs of a profile that have a page of their own; About is the plain address. */
const TABS = "courses|qualifications|reviews";
/** Papers of a class and subject with percent signs that make no text or no name of ours: some would be a 500 in Next. */
const UNREADABLE_PAPERS = "/previous_questions/:path((?=[^/]+/[^/]+$).*%(?![0-7][0-9a-fA-F]).*)";

/** Parameters of a list of reviews, which is rendered at each visit. */
const REVIEW_PARAMETERS = ["sort", "star", "after", "review"];

/** The same everywhere. Those that depend on the environment are in `lib/platform/process/security-headers.ts`. */
const fixedHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value:
      "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), " +
      "accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()",
  },
  // Google's sign-in opens a window that has to answer this one.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];

/** Our web server sets these, but it does not run on Vercel. */
const headerRulesOfHost = () => (process.env.VERCEL === "1" ? securityHeaderRules(parseEnv(process.env)) : []);

/** Search engines leave out what Vercel builds for a branch. The server answers with the headers that its build knew. */
const previewHeaders = () =>
  process.env.VERCEL_ENV === "preview" ? [{ key: "X-Robots-Tag", value: "noindex, nofollow" }] : [];

/** Vercel shares its own cache among all that serve a site. */
const cacheHandler = process.env.VERCEL === "1" ? undefined : path.resolve("lib/server/mentors/cache-handler.mjs");

const config: NextConfig = {
  cacheHandler,
  poweredByHeader: false,
  // The pipeline compresses (`compressAnswer`).
  compress: false,
  htmlLimitedBots: SEARCH_ENGINES,
  reactStrictMode: true,
  // Fees are formatted in the browser too (lib/site.ts).
  env: { CURRENCY: process.env.CURRENCY || "INR" },
  // `npm run typecheck` checks the tests too, and once is enough.
  typescript: { ignoreBuildErrors: true },
  // No page has an image that Next would resize; without its route, nobody can have it keep pictures that are deleted here.
  images: { unoptimized: true },
  serverExternalPackages: [
    "pg",
    "pino",
    "prom-client",
    "@node-rs/argon2",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
  ],
  allowedDevOrigins: ["localhost", "127.0.0.1"],
  experimental: {
    // Unknown addresses: a thrown notFound() would answer them with an empty body until the script has run.
    globalNotFound: true,
    // Writing the cache takes a third of a build's time, which a build that is made once never gets back.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== "off",
    // Pictures go to a route.
    serverActions: { bodySizeLimit: PLAIN_BODY_BYTES },
  },
  headers: async () => [{ source: "/:path*", headers: [...fixedHeaders, ...previewHeaders()] }, ...headerRulesOfHost()],
  // A tab's address is `?tab=`; the cached page behind it is a path segment (docs/decisions/004-cached-profiles.md).
  redirects: async () => [
    { source: `${PROFILE}/:tab(${TABS})`, destination: `${PROFILE}?tab=:tab`, permanent: true },
    // The page for mentors who have left is served only at their own addresses.
    { source: "/mentor/departed/:username", destination: PROFILE, permanent: true },
    { source: "/terms-conditions", destination: "/terms-condition", permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: `/mentor/profile/${IMPOSSIBLE_USERNAME}`, destination: "/mentor/profile/-" },
      { source: `/og/mentor/${IMPOSSIBLE_USERNAME}`, destination: "/og/mentor/-" },
      { source: IMPOSSIBLE_IMAGE, destination: "/og/mentor/-" },
      { source: UNREADABLE_PAPERS, destination: "/previous_questions/-/-" },
      // `middleware.ts` sets these headers, and the status of the first one's answer.
      {
        source: PROFILE,
        has: [{ type: "header", key: "x-mentor-departed" }],
        destination: "/mentor/departed/:username",
      },
      {
        source: "/tutors/:unknown+",
        has: [{ type: "header", key: "x-unknown-tutors" }],
        destination: "/tutors/-",
      },
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
