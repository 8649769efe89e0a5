import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { keepPagesFresh } from "./keep-pages-fresh";

let given = "";
const server = createServer((_request, response) => {
  keepPagesFresh(response);
  response.setHeader("cache-control", given);
  response.end("A page.");
});
afterAll(() => server.close());

it.each([
  ["s-maxage=600, stale-while-revalidate=31535400", "public, max-age=0, s-maxage=0, must-revalidate"],
  ["public, max-age=31536000, immutable", "public, max-age=31536000, immutable"],
  ["private, no-store", "private, no-store"],
])("answers %j as %j", async (ofNext, expected) => {
  given = ofNext;
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get("Cache-Control")).toBe(expected);
});
