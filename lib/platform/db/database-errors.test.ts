import { describe, expect, it } from "vitest";
import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import { DatabaseUnavailable, isDatabaseUnavailable, unlessUnavailable } from "./database-errors";

const coded = (code: string) => Object.assign(new Error("Some words"), { code });
const ofAdapter = (cause: object) => Object.assign(new Error("DriverAdapterError"), { cause });

describe("isDatabaseUnavailable", () => {
  it.each([
    ["a refused connection", coded("ECONNREFUSED")],
    ["a server that shuts down", coded("57P01")],
    ["too many connections", coded("53300")],
    ["a statement that took too long", coded("57014")],
    ["Prisma's word for too many connections", coded("P2037")],
    ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
    ["a server that does not answer", new Error("Query read timeout")],
    ["the adapter's own kinds", ofAdapter({ kind: "DatabaseNotReachable" })],
    ["PostgreSQL's code in the adapter's error", ofAdapter({ kind: "postgres", originalCode: "57P03" })],
    ["a cause further down", new Error("Outer", { cause: coded("ECONNRESET") })],
    ["our own", new DatabaseUnavailable()],
  ])("knows %s", (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ["a duplicate", coded("P2002")],
    ["a refused row", ofAdapter({ kind: "UniqueConstraintViolation", originalCode: "23505" })],
    ["a fault of ours", new TypeError("x is undefined")],
    ["what is no error", "57P01"],
  ])("leaves alone %s", (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

it("tells the browser's error boundary by the digest, and has no code that Prisma would take up", () => {
  expect(new DatabaseUnavailable()).toMatchObject({ digest: UNAVAILABLE_DIGEST });
  expect(new DatabaseUnavailable()).not.toHaveProperty("code");
});

it("lets a part of a page do without the database, and hides no other failure", async () => {
  expect(await unlessUnavailable(Promise.resolve([1]))).toEqual([1]);
  expect(await unlessUnavailable(Promise.reject(coded("ECONNREFUSED")))).toBeNull();
  await expect(unlessUnavailable(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});
