import { expect, test } from "vitest";
import { cookieOf, createMentor } from "../support/people";
import { expectStrict, FIXED_HEADERS, policyOf } from "./policy-of";
import { readPage, visit } from "./visit";

const NONCE = /'nonce-([A-Za-z0-9+/]{22}==)'/;

test("the pages behind the sign-in have a new nonce for each visit", async () => {
  const session = await cookieOf(await createMentor());
  const { username } = await createMentor();
  const tabs = ["about", "courses", "qualifications", "reviews", "meetings", "availability", "settings"];
  const paths = [...tabs.map((tab) => `/profile?tab=${tab}`), `/Book-a-Meeting?mentor=${username}`];
  const nonces = new Set<string>();
  for (const path of paths) {
    const answer = await visit(path, { headers: session });
    expect(answer.status, path).toBe(200);
    const policy = policyOf(answer, path);
    expectStrict(path, policy);
    const scripts = policy["script-src"]!;
    expect(scripts).toContain("'strict-dynamic'");
    expect(scripts).not.toContain("'unsafe-inline'");
    nonces.add(NONCE.exec(scripts.join(" "))![1]!);
  }
  expect(nonces.size).toBe(paths.length);
});

test("responses other than pages may load nothing, whatever they contain", async () => {
  const nothing = "default-src 'none'; frame-ancestors 'none'";
  for (const [path, status, resource] of [
    ["/api/v1/users/me", 401, "same-origin"],
    ["/api/v1/teachers/all-teachers?limit=1", 200, "same-origin"],
    ["/api/health", 200, "same-origin"],
    ["/api/no-such-route", 404, "same-origin"],
    ["/_next/static/none.js", 404, "same-origin"],
    ["/og/site", 200, "cross-origin"],
  ] as const) {
    const answer = await visit(path);
    expect(answer.status, path).toBe(status);
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      ...FIXED_HEADERS,
      "content-security-policy": nothing,
      "cross-origin-resource-policy": resource,
    });
  }
  const portrait = await visit("/portraits/1.svg");
  expect(portrait.headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test("only the server sets nonces", async () => {
  for (const name of ["Content-Security-Policy", "Content-Security-Policy-Report-Only"]) {
    const headers = { [name]: "script-src 'nonce-aW52ZW50ZWQ='" };
    for (const path of ["/career", "/mentors"]) {
      expect((await readPage(path, headers)).includes("aW52ZW50ZWQ="), path).toBe(false);
    }
  }
});
