import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { servePipeline } from "@/tests/support/pipeline-server";
import { createDrain } from "./drain";
import { shared } from "./shared-state";

const SLOW_MS = 300;
afterEach(() => void (shared.isStopping = false));

async function listen() {
  const drain = createDrain();
  const { server, port } = await servePipeline(drain.step, (request, response) => {
    setTimeout(() => response.end("whole"), request.url === "/slow" ? SLOW_MS : 0);
  });
  const ask = (path: string, agent?: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, agent, host: "127.0.0.1" }, (answer) =>
        answer.resume().once("end", () => resolve(answer)),
      ).once("error", reject);
    });
  return { port, ask, close: () => drain.close(server) };
}

describe("a server that is asked to stop", () => {
  it("answers what is under way, what comes in kept connections, and new ones, and then ends", async () => {
    const { ask, close } = await listen();
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask("/", kept)).headers.connection).toBe("keep-alive");
    const underWay = ask("/slow");
    await sleep(50);
    expect(shared.isStopping).toBe(false);
    const closed = close();
    expect(shared.isStopping).toBe(true);
    const [inKept, slow, inNew] = await Promise.all([ask("/", kept), underWay, ask("/")]);
    for (const { statusCode, headers } of [inKept, slow, inNew]) {
      expect([statusCode, headers.connection]).toEqual([200, "close"]);
    }
    await closed;
    await expect(ask("/")).rejects.toThrow(/ECONNREFUSED/);
    kept.destroy();
  });

  it("does not wait forever for clients that go on asking", async () => {
    const { ask, close } = await listen();
    await ask("/");
    let isOver = false;
    const asking = (async () => {
      while (!isOver) await ask("/").catch(() => sleep(10));
    })();
    const start = performance.now();
    await close();
    expect(performance.now() - start).toBeGreaterThan(4_000);
    expect(performance.now() - start).toBeLessThan(7_000);
    isOver = true;
    await asking;
  }, 15_000);

  it("ends connections that send nothing, half a request or half a body, so that it ends itself", async () => {
    const { port, ask, close } = await listen();
    await ask("/");
    const starts = ["", "GET / HT", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na"];
    const ended = starts.map((start) => {
      const socket = connect(port, "127.0.0.1").resume();
      if (start) socket.write(start);
      return new Promise((resolve) => socket.once("close", resolve).on("error", () => {}));
    });
    await sleep(50);
    const startedAt = performance.now();
    await close();
    expect(performance.now() - startedAt).toBeLessThan(7_000);
    await Promise.all(ended);
  }, 15_000);
});
