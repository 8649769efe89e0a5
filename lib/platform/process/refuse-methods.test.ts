import { describe, expect, it } from "vitest";
import { methodsFor } from "./refuse-methods";

const form = { "content-type": "multipart/form-data; boundary=x" };

describe("methodsFor", () => {
  it.each([
    "/portraits/92.svg",
    "/og/site",
    "/_next/static/chunks/a.js",
    "/sitemaps/pages.xml",
    "/robots.txt",
    "/icon.svg?v=1",
  ])("lets %s be read alone", (url) => {
    expect(methodsFor({ url, headers: {} })).toEqual(["GET", "HEAD"]);
    expect(methodsFor({ url, headers: form })).toEqual(["GET", "HEAD"]);
  });

  it.each([form, { "content-type": "application/x-www-form-urlencoded" }, { "next-action": "a1" }])(
    "lets forms be posted to pages: %j",
    (headers) => {
      expect(methodsFor({ url: "/mentor/profile/asha-rao?from=a.b", headers })).toEqual(["GET", "HEAD", "POST"]);
    },
  );

  it("lets nothing else be posted to pages", () => {
    expect(methodsFor({ url: "/tutors/odia", headers: { "content-type": "text/plain" } })).toEqual(["GET", "HEAD"]);
  });

  it("leaves routes to say which of the usual methods they take", () => {
    const methods = methodsFor({ url: "/api/v1/users/me", headers: {} });
    expect(methods).toContain("PATCH");
    expect(methods).not.toContain("TRACE");
  });
});
