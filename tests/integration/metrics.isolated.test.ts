import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as metrics from "@/app/api/metrics/route";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { logger } from "@/lib/platform/logger";
import { createPipeline } from "@/lib/platform/process/pipeline";
import { createDrain } from "@/lib/platform/process/drain";
import { emptyAccounts, send } from "../support/account-requests";
import { servePipeline } from "../support/pipeline-server";

const TOKEN = vi.hoisted(() => {
  process.env.LOG_REQUESTS = "1";
  return (process.env.METRICS_TOKEN = "metrics-token-of-this-test");
});

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const call = (bearer?: string) => send(metrics.GET, { method: "GET", bearer });
const read = async () => (await metrics.GET(withToken(), { params: Promise.resolve({}) } as never)).text();
const withToken = () =>
  new Request("http://localhost:3000/api/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });

/** The value of a figure, by the start of its line. */
const valueOf = (text: string, start: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(start))
      ?.split(" ")
      .at(-1),
  );

describe("the metrics", () => {
  it.each([
    ["nothing", undefined],
    ["another token", "metrics-token-of-this-tess"],
    ["a prefix", TOKEN.slice(0, -1)],
  ])("refuse %s", async (_, bearer) => {
    expect((await call(bearer)).status).toBe(401);
  });

  it("are not there without a token of the operator's", async () => {
    const set = env as { METRICS_TOKEN?: string };
    set.METRICS_TOKEN = undefined;
    expect((await call(TOKEN)).status).toBe(404);
    set.METRICS_TOKEN = TOKEN;
  });

  it("tell the state of mails, jobs and the database", async () => {
    const mail = { template: "welcome", sealedContents: "x", recipient: "meera@example.com" };
    const old = new Date(Date.now() - 600_000);
    await prisma.outboxMail.createMany({
      data: [
        { ...mail, createdAt: old, nextAttemptAt: old },
        { ...mail, nextAttemptAt: null, attempts: 9, lastError: "no" },
        { ...mail, nextAttemptAt: null, attempts: 1, lastError: "no", held: "over_budget" },
        { ...mail, nextAttemptAt: null, sentAt: new Date(), sealedContents: null },
      ],
    });
    await prisma.jobRun.upsert({
      where: { name: "test job" },
      create: { name: "test job", startedAt: old, durationMs: 5, succeededAt: old, failedAt: new Date() },
      update: {},
    });
    const text = await read();
    expect(valueOf(text, 'mentorhood_outbox_mails{state="waiting"}')).toBe(1);
    expect(valueOf(text, 'mentorhood_outbox_mails{state="failed"}')).toBe(1);
    expect(valueOf(text, 'mentorhood_outbox_mails{state="held"}')).toBe(1);
    expect(valueOf(text, "mentorhood_outbox_oldest_seconds")).toBeCloseTo(600, -1);
    expect(valueOf(text, 'mentorhood_job_success_age_seconds{job="test job"}')).toBeCloseTo(600, -1);
    expect(valueOf(text, 'mentorhood_job_failing{job="test job"}')).toBe(1);
    expect(valueOf(text, "mentorhood_database_up")).toBe(1);
    expect(valueOf(text, 'mentorhood_database_connections{state="active"}')).toBeGreaterThan(0);
    expect(valueOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
    expect(text).not.toContain("meera");
    await prisma.jobRun.delete({ where: { name: "test job" } });
  });

  it("count refused attempts by their limit", async () => {
    const attempt = [["contact-by-sender", "someone"]] as const;
    for (let count = 0; count < 5; count++) await limitAttempts(attempt);
    await expect(limitAttempts(attempt)).rejects.toThrow("Too many attempts");
    expect(valueOf(await read(), 'mentorhood_limits_refused_total{limit="contact-by-sender"}')).toBe(1);
  });

  it("count and time requests by group, and log them without personal data", async () => {
    const lines: unknown[] = [];
    const info = vi.spyOn(logger, "info").mockImplementation((line: unknown) => void lines.push(line));
    const pipeline = createPipeline({ drain: createDrain(), unavailablePage: () => "" });
    const { server, address } = await servePipeline(pipeline, (_request, response) => {
      response.statusCode = 201;
      response.end("made");
    });
    for (const name of ["asha-rao", "meera-iyer"]) await fetch(`${address}/mentor/profile/${name}?secret=1`);
    await fetch(`${address}/invented-${Date.now()}`);
    await new Promise((resolve) => server.close(resolve));
    info.mockRestore();
    const text = await read();
    const of = (route: string) => `http_request_duration_seconds_count{method="GET",route="${route}",status="201"}`;
    expect(valueOf(text, of("/mentor/…"))).toBe(2);
    expect(valueOf(text, of("other"))).toBe(1);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toEqual({
      method: "GET",
      route: "/mentor/…",
      status: 201,
      ms: expect.any(Number),
      requestId: undefined,
    });
    expect(JSON.stringify(lines) + text).not.toMatch(/asha-rao|secret|invented-|127\.0\.0\.1/);
  });
});
