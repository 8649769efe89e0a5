import { afterEach, describe, expect, it, vi } from "vitest";
import config from "@/next.config";

afterEach(() => vi.unstubAllEnvs());

/** The headers of every response, as the build writes them for the server. */
async function headersOf(deployment: string | undefined) {
  vi.stubEnv("VERCEL_ENV", deployment);
  const [rule, ...others] = await config.headers!();
  expect([rule!.source, others]).toEqual(["/:path*", []]);
  return new Map(rule!.headers.map(({ key, value }) => [key, value]));
}

describe("a build", () => {
  it("for a preview excludes everything from search engines", async () => {
    expect((await headersOf("preview")).get("X-Robots-Tag")).toBe("noindex, nofollow");
  });

  it.each(["production", "development", "", undefined])("for %j does not", async (deployment) => {
    const headers = await headersOf(deployment);
    expect(headers.has("X-Robots-Tag")).toBe(false);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});
