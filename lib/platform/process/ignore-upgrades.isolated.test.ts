import { createServer, type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ignoreUpgrades } from "./ignore-upgrades";

let server: Server;
beforeAll(async () => {
  ignoreUpgrades();
  server = createServer((_request, response) => void response.end("page"));
  // As Next does: it keeps the connection and never ends it.
  server.on("upgrade", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.once("close", () => resolve(answer)).once("error", reject);
    socket.write(text);
  });
}

describe("a request for another protocol", () => {
  it.each(["websocket", "h2c", "TLS/1.0"])("is answered in HTTP, and its connection ends: %s", async (protocol) => {
    const head = `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: ${protocol}\r\n`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(`${head}Connection: Upgrade, close\r\n\r\n`)),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*page$/);
    expect(await connections()).toBe(0);
  });

  it("leaves no connection open when it asks for a tunnel", async () => {
    expect(await send("CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
    expect(await connections()).toBe(0);
  });
});
