import { afterEach, expect, it, vi } from "vitest";

const databaseUrl = process.env.DATABASE_URL;
const loadRoute = async () => (await import("@/app/api/health/route")).GET;

afterEach(() => {
  process.env.DATABASE_URL = databaseUrl;
  vi.resetModules();
});

it("answers 200 while the database is reachable", async () => {
  const response = await (await loadRoute())();
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ok", database: "up" });
});

it("answers 503, without internals, when it is not", async () => {
  vi.resetModules();
  process.env.DATABASE_URL = "postgresql://nobody:secret@127.0.0.1:1/nowhere";
  const response = await (await loadRoute())();
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: "unavailable", database: "down" });
});

it("the REST API answers 503 in the contract's shape when the database is unreachable", async () => {
  vi.resetModules();
  process.env.DATABASE_URL = "postgresql://nobody:secret@127.0.0.1:1/nowhere";
  const { GET } = await import("@/app/api/v1/teachers/all-teachers/route");
  const response = await GET(new Request("http://localhost/api/v1/teachers/all-teachers"), {
    params: Promise.resolve({}),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    success: false,
    message: "The service is not available right now. Please try again in a moment.",
  });
});
