import { createHash } from "node:crypto";
// Relative imports, here and in the imported files: `next.config.ts` is loaded without the project's path aliases.
import { EARLY_SCRIPT } from "../../domain/theme/early-script";
import type { Env } from "../env.schema";
import { uploadThingAddress } from "../storage/picture-address";

/** Where browsers report policy violations; not in the API contract, because no client calls it. */
export const SECURITY_REPORTS_PATH = "/api/reports";
/** The name under which `Reporting-Endpoints` and `report-to` speak of it. */
export const REPORT_GROUP = "security";

/** What decides which other servers a page may talk to. */
export type PolicyEnvironment = Pick<
  Env,
  | "NODE_ENV"
  | "APP_URL"
  | "MAP_STREET_TILES"
  | "MAP_SATELLITE_TILES"
  | "GOOGLE_CLIENT_ID"
  | "NEXT_PUBLIC_CALENDLY_URL"
  | "UPLOADTHING_TOKEN"
  | "UPLOADTHING_INGEST_URL"
  | "S3_PUBLIC_URL"
  | "VERCEL"
  | "VERCEL_ENV"
>;

const GOOGLE = { script: "https://accounts.google.com/gsi/client", style: "https://accounts.google.com/gsi/style" };
/** Its frames and its own requests. */
const GOOGLE_PATHS = "https://accounts.google.com/gsi/";
const GOOGLE_PICTURES = "https://lh3.googleusercontent.com";

/** What Vercel's toolbar for comments needs, by directive. It is on previews alone. */
const TOOLBAR = {
  "script-src": ["https://vercel.live"],
  "style-src": ["https://vercel.live"],
  "img-src": ["https://vercel.live", "https://vercel.com"],
  "font-src": ["https://vercel.live", "https://assets.vercel.com"],
  "connect-src": ["https://vercel.live", "wss://ws-us3.pusher.com"],
  "frame-src": ["https://vercel.live"],
} as const;

/** For answers that are no page: whatever they hold, nothing in it may run, load or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For the readable contract, whose viewer is wholly our own. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const EARLY_SCRIPT_HASH = `'sha256-${createHash("sha256").update(EARLY_SCRIPT).digest("base64")}'`;

/**
 * The Content-Security-Policy of a page. A page rendered at each visit has a nonce: only scripts with it, and scripts that
 * those load, may run. A cached page is the same for everybody, and Next's data in it are inline scripts whose hashes
 * change with the data, so it has to allow inline scripts (docs/decisions/021-content-security-policy.md).
 * @param nonce base64, new for each response; without it the policy is the one for cached pages
 */
export function pagePolicy(env: PolicyEnvironment, nonce?: string): string {
  const isDevelopment = env.NODE_ENV === "development";
  const withGoogle = (...sources: string[]) => (env.GOOGLE_CLIENT_ID ? sources : []);
  const inline = nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'", EARLY_SCRIPT_HASH] : ["'unsafe-inline'"];
  const hasToolbar = env.VERCEL === "1" && env.VERCEL_ENV === "preview";
  const toolbar = (name: keyof typeof TOOLBAR) => (hasToolbar ? TOOLBAR[name] : []);
  const frames = [
    ...withGoogle(GOOGLE_PATHS),
    ...(env.NEXT_PUBLIC_CALENDLY_URL ? [new URL(env.NEXT_PUBLIC_CALENDLY_URL).origin] : []),
    ...toolbar("frame-src"),
  ];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    // React's tools in the development server evaluate text; what is built never does.
    "script-src": [
      "'self'",
      ...inline,
      ...withGoogle(GOOGLE.script),
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ...toolbar("script-src"),
    ],
    // Inline styles: widths of bars, toasts, the map's tiles. They can run nothing.
    "style-src": ["'self'", "'unsafe-inline'", ...withGoogle(GOOGLE.style), ...toolbar("style-src")],
    "img-src": [
      "'self'",
      "data:",
      "blob:",
      ...pictureHosts(env),
      ...withGoogle(GOOGLE_PICTURES),
      ...toolbar("img-src"),
    ],
    "font-src": ["'self'", ...toolbar("font-src")],
    "connect-src": [
      "'self'",
      ...withGoogle(GOOGLE_PATHS),
      ...(isDevelopment ? ["ws:"] : []),
      ...toolbar("connect-src"),
    ],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(env.APP_URL.startsWith("https:") ? { "upgrade-insecure-requests": [] } : {}),
    "report-uri": [SECURITY_REPORTS_PATH],
    "report-to": [REPORT_GROUP],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The servers of map tiles and of remotely stored pictures. */
function pictureHosts(env: PolicyEnvironment): string[] {
  const { UPLOADTHING_TOKEN: token, UPLOADTHING_INGEST_URL: ingestUrl, S3_PUBLIC_URL: bucket } = env;
  const uploads = [...(token ? [uploadThingAddress(token, ingestUrl)] : []), ...(bucket ? [bucket] : [])];
  const addresses = [env.MAP_STREET_TILES, env.MAP_SATELLITE_TILES, ...uploads];
  return [...new Set(addresses.map(hostOf))].filter((host) => host !== null);
}

/**
 * An address as a source of a policy. Tile servers often have several names, "{s}.tile.example.org", which Leaflet fills
 * in; a source can only say "any".
 */
function hostOf(address: string): string | null {
  const match = /^(https?:)\/\/([^/?#]+)/.exec(address);
  if (!match) return null;
  const host = match[2]!.replace(/^[^.]*\{[^}]*\}[^.]*(?=\.)/, "*");
  return /^(\*\.)?[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${match[1]}//${host}` : null;
}
