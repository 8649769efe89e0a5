import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isMadeHere } from "./local-request";
import { isLoopbackHost } from "./loopback";

const server = createServer((asked, answer) => answer.end(String(isMadeHere(asked))));
beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")));
afterAll(() => void server.close());

/** What a server says of a request that really came. */
async function ask(headers: Record<string, string>): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ host: "127.0.0.1", port, headers }).end(), "response")) as [IncomingMessage];
  return (await answer.toArray()).join("");
}

it.each(["localhost", "localhost:3000", "LOCALHOST:3000", "127.0.0.1:3000", "127.1.2.3", "[::1]:3000"])(
  "takes a request for %s as made here",
  async (Host) => expect(await ask({ Host })).toBe("true"),
);

it.each([
  ["a tunnel's name", { Host: "tutors.example" }],
  ["a name that leads here", { Host: "127.0.0.1.nip.io:3000" }],
  ["a name that begins alike", { Host: "localhost.tutors.example" }],
  ["an address of the network", { Host: "192.168.1.4:3000" }],
])("does not take a request with %s as made here", async (_, headers) => expect(await ask(headers)).toBe("false"));

it.each([
  ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"],
  ["CF-Connecting-IP", "CF-Ray", "True-Client-IP", "X-Client-IP", "X-Original-Host"],
])("does not take a request with a header of a proxy as made here: %s, %s, %s, %s, %s", async (...names) => {
  for (const name of names) expect(await ask({ Host: "localhost:3000", [name]: "127.0.0.1" }), name).toBe("false");
});

it("does not take a request from another machine as made here", () => {
  const asked = { headers: { host: "localhost" }, socket: { remoteAddress: "192.168.1.9" } };
  expect(isMadeHere(asked as IncomingMessage)).toBe(false);
});

it.each([
  ["localhost", true],
  ["[::1]", true],
  ["::1", true],
  ["127.0.0.1", true],
  ["0.0.0.0", false],
  ["tutors.example", false],
  ["localhost.example", false],
])("%s means this machine: %s", (name, expected) => expect(isLoopbackHost(name)).toBe(expected));
