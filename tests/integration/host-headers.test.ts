import { afterEach, describe, expect, it, vi } from "vitest";
import config from "@/next.config";
import { parseEnv } from "@/lib/platform/env.schema";
import { securityHeaderRules } from "@/lib/platform/process/security-headers";

afterEach(() => vi.unstubAllEnvs());

const policiesOf = async () =>
  (await config.headers!()).filter(({ headers }) => headers.some(({ key }) => key === "Content-Security-Policy"));

describe("the headers of a build", () => {
  it("contain no policy when the server adds it to each response", async () => {
    vi.stubEnv("VERCEL", undefined);
    expect(await policiesOf()).toEqual([]);
  });

  it("contain the policies when a host serves cached pages without the server", async () => {
    vi.stubEnv("VERCEL", "1");
    vi.stubEnv("APP_URL", "https://mentorhood.example");
    const rules = securityHeaderRules(parseEnv({ ...process.env, APP_URL: "https://mentorhood.example" }));
    expect((await config.headers!()).slice(1)).toEqual(rules);
    expect(rules[0]!.headers.map(({ key }) => key)).toContain("Strict-Transport-Security");
  });
});
