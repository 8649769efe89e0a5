import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EARLY_SCRIPT } from "@/lib/domain/theme/early-script";
import { parseEnv } from "@/lib/platform/env.schema";
import { DATA_POLICY, DOCS_POLICY, pagePolicy } from "./content-security-policy";
import { securityHeaderRules, securityHeaders } from "./security-headers";

/** The policy as directives by name. */
function directives(variables: Record<string, string> = {}, nonce?: string): Record<string, string[]> {
  const policy = pagePolicy(parseEnv({ NODE_ENV: "production", ...variables }), nonce);
  return Object.fromEntries(
    policy
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name, ...sources]) => [name, sources]),
  );
}
const token = (appId: string) =>
  Buffer.from(JSON.stringify({ apiKey: "sk_live_x", appId, regions: ["sea1"] })).toString("base64");

describe("the policy of pages", () => {
  it("allows our own server and the default tiles, and nothing else without a key", () => {
    expect(directives()).toEqual({
      "default-src": ["'self'"],
      "script-src": ["'self'", "'unsafe-inline'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:", "https://tile.openstreetmap.org", "https://server.arcgisonline.com"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["'none'"],
      "worker-src": ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "report-uri": ["/api/reports"],
      "report-to": ["security"],
    });
  });

  it("lets scripts of a page with a nonce in by it, and the one early script by its hash", () => {
    const hash = createHash("sha256").update(EARLY_SCRIPT).digest("base64");
    const { "script-src": scripts } = directives({ GOOGLE_CLIENT_ID: "x" }, "bm9uY2U=");
    expect(scripts).toEqual([
      "'self'",
      "'nonce-bm9uY2U='",
      "'strict-dynamic'",
      `'sha256-${hash}'`,
      "https://accounts.google.com/gsi/client",
    ]);
  });

  it("opens to Google, Calendly, UploadThing and a public bucket only where they are in use", () => {
    const policy = directives({
      GOOGLE_CLIENT_ID: "x",
      NEXT_PUBLIC_CALENDLY_URL: "https://calendly.com/mentorhood/30min",
      UPLOADTHING_TOKEN: token("AbC1"),
      S3_ENDPOINT: "https://s3.example",
      S3_REGION: "auto",
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "key",
      S3_PUBLIC_URL: "https://pictures.example/kept",
    });
    expect(policy["script-src"]).toContain("https://accounts.google.com/gsi/client");
    expect(policy["style-src"]).toContain("https://accounts.google.com/gsi/style");
    expect(policy["connect-src"]).toContain("https://accounts.google.com/gsi/");
    expect(policy["frame-src"]).toEqual(["https://accounts.google.com/gsi/", "https://calendly.com"]);
    expect(policy["img-src"]).toEqual(
      expect.arrayContaining(["https://lh3.googleusercontent.com", "https://abc1.ufs.sh", "https://pictures.example"]),
    );
  });

  it("opens to Vercel's toolbar on previews there, and nowhere else", () => {
    const hosts = /vercel|pusher/;
    const base = { APP_URL: "https://x.vercel.app", AUTH_SECRET: "Xb9dPq2LrT7vNc4kYw8sZf3hMg6jKa5u" };
    const textOf = (variables: Record<string, string>) =>
      Object.entries(directives({ ...base, ...variables }))
        .filter(([, sources]) => sources.some((source) => hosts.test(source)))
        .map(([name]) => name);
    expect(textOf({ VERCEL: "1", VERCEL_ENV: "preview" })).toEqual([
      "script-src",
      "style-src",
      "img-src",
      "font-src",
      "connect-src",
      "frame-src",
    ]);
    expect(directives({ ...base, VERCEL: "1", VERCEL_ENV: "preview" })["frame-src"]).toEqual(["https://vercel.live"]);
    expect(textOf({ VERCEL: "1", VERCEL_ENV: "production" })).toEqual([]);
    expect(textOf({ VERCEL_ENV: "preview" })).toEqual([]);
  });

  it.each([
    ["https://{s}.tiles.example.org/{z}/{x}/{y}.png", "https://*.tiles.example.org"],
    ["https://t{s}.example.org:8443/{z}/{x}/{y}.png?key=secret", "https://*.example.org:8443"],
    ["http://127.0.0.1:9000/{z}/{x}/{y}", "http://127.0.0.1:9000"],
  ])("takes tiles of %s from %s", (template, source) => {
    expect(directives({ MAP_STREET_TILES: template })["img-src"]).toContain(source);
  });

  it.each(["https://a.example;script-src *;/{z}/{x}/{y}", "https://{s}/{z}/{x}/{y}", "https://a b/{z}/{x}/{y}"])(
    "lets nothing of %j into the policy",
    (template) => {
      expect(directives({ MAP_STREET_TILES: template })["img-src"]).toEqual([
        "'self'",
        "data:",
        "blob:",
        "https://server.arcgisonline.com",
      ]);
      expect(directives({ MAP_STREET_TILES: template })["script-src"]).toEqual(["'self'", "'unsafe-inline'"]);
    },
  );

  it("asks for https only where the site is on https", () => {
    expect(directives()).not.toHaveProperty("upgrade-insecure-requests");
    expect(directives({ APP_URL: "https://mentorhood.example" })).toHaveProperty("upgrade-insecure-requests", []);
  });

  it("lets text be evaluated in the development server alone", () => {
    for (const NODE_ENV of ["production", "test"]) {
      for (const nonce of [undefined, "bm9uY2U="]) {
        expect(Object.values(directives({ NODE_ENV }, nonce)).flat()).not.toContain("'unsafe-eval'");
      }
    }
    expect(DATA_POLICY + DOCS_POLICY).not.toContain("eval");
    expect(directives({ NODE_ENV: "development" })["script-src"]).toContain("'unsafe-eval'");
  });
});

describe("the headers of an answer", () => {
  const headersOf = (path: string, variables: Record<string, string> = {}) =>
    Object.fromEntries(securityHeaders(parseEnv(variables))(path).map(({ key, value }) => [key, value]));

  it.each([
    ["/", "page"],
    ["/mentors", "page"],
    ["/apiary", "page"],
    ["/api", DATA_POLICY],
    ["/api/v1/users/me", DATA_POLICY],
    ["/api/v1/docs", DOCS_POLICY],
    ["/api/v1/docs/viewer.js", DOCS_POLICY],
    ["/api/v1/docsx", DATA_POLICY],
    ["/_next/static/x.js", DATA_POLICY],
    ["/og/site", DATA_POLICY],
    ["/uploads/x.webp", undefined],
    ["/portraits/1.svg", undefined],
  ])("%s has its own policy", (path, policy) => {
    const expected = policy === "page" ? pagePolicy(parseEnv({})) : policy;
    expect(headersOf(path)["Content-Security-Policy"]).toBe(expected);
  });

  it("insist on https where the site is on https, and only there", () => {
    expect(headersOf("/")).not.toHaveProperty("Strict-Transport-Security");
    for (const path of ["/", "/api/v1/users/me", "/og/site", "/uploads/x.webp"]) {
      const headers = headersOf(path, { APP_URL: "https://mentorhood.example" });
      expect(headers["Strict-Transport-Security"]).toBe("max-age=31536000");
    }
  });

  it("list the host rules with the narrowest last", () => {
    const sources = securityHeaderRules(parseEnv({})).map(({ source }) => source);
    expect(sources[0]).toBe("/:path*");
    expect(sources.indexOf("/api/v1/docs/:path*")).toBeGreaterThan(sources.indexOf("/api/:path*"));
  });
});
