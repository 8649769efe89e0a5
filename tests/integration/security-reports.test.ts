import { randomInt } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET, POST } from "@/app/api/reports/route";
import { prisma } from "@/lib/platform/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { logger } from "@/lib/platform/logger";

const warn = vi.spyOn(logger, "warn");
beforeEach(async () => {
  warn.mockReset();
  await prisma.$executeRaw`truncate rate_limit`;
});
afterAll(async () => void (await prisma.$executeRaw`truncate rate_limit`));

const OLD = "application/csp-report";
const NEW = "application/reports+json";

async function report(body: unknown, type = OLD, client = `10.0.0.${randomInt(256)}`): Promise<number> {
  const headers = { "Content-Type": type, [SOCKET_ADDRESS_HEADER]: client };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("http://localhost/api/reports", { method: "POST", headers, body: text });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

const violation = (changes: object = {}) => ({
  "document-uri": "https://mentorhood.example/mentors?class=9#map",
  "effective-directive": "script-src-elem",
  "violated-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/x.js?victim=meera@example.com",
  "source-file": "https://user:secret@mentorhood.example/mentors?class=9",
  "line-number": 7,
  "original-policy": "default-src 'self'",
  ...changes,
});
const newViolation = (changes: object = {}) => ({
  type: "csp-violation",
  age: 10,
  url: "https://mentorhood.example/",
  body: {
    documentURL: "https://mentorhood.example/?city=Pune",
    effectiveDirective: "img-src",
    blockedURL: "inline",
    ...changes,
  },
});

describe("POST /api/reports", () => {
  it("logs an old report as one line without queries, fragments and credentials", async () => {
    expect(await report({ "csp-report": violation() })).toBe(204);
    const line = {
      page: "https://mentorhood.example/mentors",
      directive: "script-src-elem",
      blocked: "https://evil.example/x.js",
      source: "https://mentorhood.example/mentors",
      line: 7,
    };
    expect(warn.mock.calls).toEqual([[{ reports: [line] }, expect.any(String)]]);
  });

  it("logs a list of new reports as one line, the first ten of them and none of another kind", async () => {
    const others = [{ type: "deprecation", body: { id: "x" } }];
    expect(await report([...others, ...Array.from({ length: 30 }, () => newViolation())], NEW)).toBe(204);
    expect(warn).toHaveBeenCalledTimes(1);
    const { reports } = Object(warn.mock.calls[0]![0]) as { reports: object[] };
    expect(reports).toHaveLength(10);
    expect(reports[0]).toEqual({
      page: "https://mentorhood.example/",
      directive: "img-src",
      blocked: "inline",
      source: "",
      line: null,
    });
    expect(await report(others, NEW)).toBe(204);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("logs no secret of a mail link, and at most 200 characters of a text", async () => {
    const secret = "s".repeat(43);
    for (const path of ["reset-password", "verify-email", "subscribe/confirm", "subscribe/unsubscribe"]) {
      await report({ "csp-report": violation({ "document-uri": `https://mentorhood.example/${path}/${secret}` }) });
    }
    await report({ "csp-report": violation({ "blocked-uri": `https://evil.example/${"x".repeat(5000)}` }) });
    const said = JSON.stringify(warn.mock.calls);
    expect(warn).toHaveBeenCalledTimes(5);
    expect(said).not.toContain(secret);
    expect(said).not.toContain("x".repeat(200));
  });

  it("refuses invalid and oversized reports, and other content types", async () => {
    expect(await report("{")).toBe(400);
    expect(await report({ "csp-report": "x" })).toBe(422);
    expect(await report({})).toBe(422);
    expect(await report("null")).toBe(422);
    expect(await report({ "csp-report": violation() }, "application/json")).toBe(415);
    expect(await report({ "csp-report": violation({ junk: "x".repeat(16 * 1024) }) })).toBe(413);
    expect(warn).not.toHaveBeenCalled();
    const answer = await GET(new Request("http://localhost/api/reports"), { params: Promise.resolve({}) });
    expect(answer.status).toBe(405);
  });

  it("accepts sixty messages in a quarter of an hour from one client", async () => {
    const one = () => report({ "csp-report": violation() }, OLD, "10.9.9.9");
    for (let count = 0; count < 60; count++) expect(await one()).toBe(204);
    expect(await one()).toBe(429);
    expect(await report({ "csp-report": violation() }, OLD, "10.9.9.10")).toBe(204);
    expect(warn).toHaveBeenCalledTimes(61);
  });
});
