import { get, type IncomingHttpHeaders, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATA_POLICY } from "./content-security-policy";
import { servePipeline } from "@/tests/support/pipeline-server";
import { SOCKET_ADDRESS_HEADER } from "./client-address";
import { createDrain } from "./drain";
import { LOCAL_REQUEST_HEADER } from "./local-request";
import { createPipeline } from "./pipeline";

let server: Server;
let address: string;
let seen: { url: string | undefined; headers: IncomingHttpHeaders };

beforeAll(async () => {
  const pipeline = createPipeline({ drain: createDrain(), unavailablePage: () => "" });
  ({ server, address } = await servePipeline(pipeline, (request, response) => {
    seen = { url: request.url, headers: request.headers };
    response.setHeader("Cache-Control", "s-maxage=600, stale-while-revalidate=31535400");
    response.end();
  }));
});
afterAll(() => void server.close());

describe("the pipeline", () => {
  it("sets the security headers of each address before the application answers", async () => {
    const page = await fetch(`${address}/mentors?class=/api/`);
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'self'; script-src 'self'/);
    expect(page.headers.get("Reporting-Endpoints")).toBe('security="/api/reports"');
    const data = await fetch(`${address}/api/v1/users/me`);
    expect(data.headers.get("Content-Security-Policy")).toBe(DATA_POLICY);
  });

  it("hides policies that a client sends from the application", async () => {
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

  it("records where a request comes from, whatever it says itself", async () => {
    await fetch(address, { headers: { [SOCKET_ADDRESS_HEADER]: "203.0.113.7", [LOCAL_REQUEST_HEADER]: "0" } });
    expect([seen.headers[SOCKET_ADDRESS_HEADER], seen.headers[LOCAL_REQUEST_HEADER]]).toEqual(["127.0.0.1", "1"]);
    await fetch(address, { headers: { [LOCAL_REQUEST_HEADER]: "1", Via: "a proxy" } });
    expect(seen.headers[LOCAL_REQUEST_HEADER]).toBe("0");
  });

  it("hides the name that a client gives to this site", async () => {
    await fetch(address, { headers: { "X-Forwarded-Host": "evil.example" } });
    expect(seen.headers).not.toHaveProperty("x-forwarded-host");
  });

  it("lets no cache serve a page without asking", async () => {
    const { headers } = await fetch(address);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=0, must-revalidate");
  });

  it("refuses methods that an address does not take, with its headers", async () => {
    const refused = await fetch(`${address}/mentors`, { method: "DELETE" });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    expect(refused.headers.get("Content-Security-Policy")).toMatch(/^default-src 'self'/);
  });
});
