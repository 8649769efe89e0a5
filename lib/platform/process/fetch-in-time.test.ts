import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchInTime } from "./fetch-in-time";

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === "/at-once") response.end("here");
    if (url === "/half") response.write("half");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Node's garbage collection, which is there for tests when it is asked for. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

it("ends a silent answer in time, whatever the garbage collection takes away meanwhile", async () => {
  const { signal } = new AbortController();
  const asking = fetchInTime(address, { signal }, 400).catch((error: Error) => error.name);
  await sleep(100);
  collectGarbage();
  expect(await Promise.race([asking, sleep(3_000, "still waiting")])).toBe("TimeoutError");
});

it("ends an answer that stops half-way", async () => {
  const answer = await fetchInTime(`${address}/half`, {}, 300);
  await expect(answer.text()).rejects.toThrow("There was no answer in time.");
});

it("lets the caller give up before, also in advance, and leaves good answers alone", async () => {
  const wish = new AbortController();
  const asking = fetchInTime(address, { signal: wish.signal }, 60_000);
  wish.abort(new Error("No longer wanted."));
  await expect(asking).rejects.toThrow("No longer wanted.");
  await expect(fetchInTime(address, { signal: wish.signal }, 60_000)).rejects.toThrow("No longer wanted.");
  expect(await (await fetchInTime(`${address}/at-once`, {}, 60_000)).text()).toBe("here");
});
