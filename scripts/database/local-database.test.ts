import { afterEach, expect, it, vi } from "vitest";
import { isLocalDatabase } from "./local-database";

it.each([
  ["postgresql://u:p@127.0.0.1:5432/db", true],
  ["postgresql://u:p@localhost/db", true],
  ["postgresql://u:p@[::1]:5432/db", true],
  ["postgresql:///db?host=/var/run/postgresql", true],
  ["postgresql://u:p@db.example.com/db", false],
  ["postgresql://u:p@10.0.0.5/db", false],
  ["postgresql://u:p@localhost/db?host=db.example.com", false],
  ["postgresql://u:p@localhost/db?host=localhost&host=db.example.com", false],
  ["postgresql://u:p@localhost.example.com/db", false],
  ["postgresql://u:p@%2Fvar%2Frun%2Fpostgresql/db", true],
])("%s is on this machine: %s", (url, isLocal) => {
  expect(isLocalDatabase(url)).toBe(isLocal);
});

afterEach(() => vi.unstubAllEnvs());

it("follows PGHOST when the address names no host", () => {
  vi.stubEnv("PGHOST", "db.example.com");
  expect(isLocalDatabase("postgresql:///db")).toBe(false);
});
