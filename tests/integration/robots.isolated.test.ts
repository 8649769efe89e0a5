import { afterEach, expect, it, vi } from "vitest";

const { VERCEL_ENV, APP_URL } = process.env;

/** The response of a server with these variables. */
async function robotsWith(variables: Record<string, string>): Promise<string> {
  vi.resetModules();
  Object.assign(process.env, variables);
  const response = (await import("@/app/robots.txt/route")).GET();
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  return response.text();
}

afterEach(() => {
  for (const [name, value] of Object.entries({ VERCEL_ENV, APP_URL })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  vi.resetModules();
});

it("robots.txt names the sitemap of the running site", async () => {
  const text = await robotsWith({ APP_URL: "https://tutors.example", VERCEL_ENV: "production" });
  expect(text).toContain("\nSitemap: https://tutors.example/sitemap.xml\n");
  expect(text).toContain("\nDisallow: /api/\n");
});

it("robots.txt of a preview allows everything, so that crawlers see its noindex, and names no sitemap", async () => {
  const text = await robotsWith({ VERCEL_ENV: "preview" });
  expect(text).toContain("Allow: /\n");
  expect(text).not.toMatch(/Sitemap|Disallow: \/\n/);
});
