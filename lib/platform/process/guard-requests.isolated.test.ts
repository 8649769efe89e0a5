import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATA_POLICY } from "./content-security-policy";
import { guardRequests } from "./guard-requests";

let server: Server;
let address: string;
let seen: { url: string | undefined; headers: IncomingHttpHeaders };

beforeAll(async () => {
  guardRequests();
  server = createServer((request, response) => {
    seen = { url: request.url, headers: request.headers };
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe("guardRequests", () => {
  it("gives each answer the headers of its address, before anybody else has a word", async () => {
    const page = await fetch(`${address}/mentors?class=/api/`);
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'self'; script-src 'self'/);
    expect(page.headers.get("Reporting-Endpoints")).toBe('security="/api/reports"');
    const data = await fetch(`${address}/api/v1/users/me`);
    expect(data.headers.get("Content-Security-Policy")).toBe(DATA_POLICY);
  });

  it("keeps policies that a client sends from the application", async () => {
    const policy = "script-src 'nonce-aW52ZW50ZWQ='";
    const headers = {
      "Content-Security-Policy": policy,
      "Content-Security-Policy-Report-Only": policy,
      "X-Other": "1",
    };
    await fetch(address, { headers });
    expect(seen.headers["x-other"]).toBe("1");
    expect(JSON.stringify(seen.headers)).not.toContain("nonce");
  });

  it.each([
    ["/api/v1/users/review/%C0%AF", "/api/v1/users/review/%25C0%25AF"],
    ["/verify-email/%E0%A4%A?email=%ff&a=%", "/verify-email/%25E0%25A4%25A?email=%ff&a=%"],
    ["/mentors/%41%", "/mentors/%2541%25"],
    ["/mentors/%E0%A4%85%25?q=%zz", "/mentors/%E0%A4%85%25?q=%zz"],
  ])("lets no address through that cannot be unescaped: %s", async (path, expected) => {
    await fetch(address + path);
    expect(seen.url).toBe(expected);
  });

  it.each([
    ["http://evil.example/login?a=//b", "/login?a=//b"],
    ["ftp://evil.example", "/"],
  ])("reads whole addresses as proxies send them, and believes no name in them: %s", async (path, expected) => {
    const { hostname: host, port } = new URL(address);
    await new Promise((resolve) => get({ host, port, path }, (answer) => answer.resume().once("end", resolve)));
    expect(seen.url).toBe(expected);
  });

  it("cuts off requests that come too slowly", () => {
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([20_000, 120_000, 75_000]);
  });
});
