import "server-only";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { shared } from "./shared-state";
import type { Step } from "./step";

/** After this time without requests, clients have seen "Connection: close" or do not use their connection. */
const QUIET_MS = 500;
/** Time for a load balancer to notice the stop. Clients that go on asking do not delay it further. */
const DRAIN_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** Time for the last answers on their way, once no more are made. */
const CLOSING_MS = 500;
/** A turn of the event loop this short has taken no new connection. */
const IDLE_TURN_MS = 0.5;
const IDLE_TRIES = 1_000;

export type Drain = {
  step: Step;
  /** Answers what is under way and what still comes in for a moment, then closes the server. */
  close(server: Server): Promise<void>;
};

/**
 * A graceful stop. `server.close` alone cuts off requests that are on their way in kept connections. While this drains, the health
 * check answers 503, and every answer ends its connection, so that the next request takes another server.
 */
export function createDrain(): Drain {
  const underWay = new Set<ServerResponse>();
  let lastAt = 0;
  const isQuiet = () => underWay.size === 0 && performance.now() - lastAt > QUIET_MS;

  const step: Step = (_request, response, next) => {
    underWay.add(response);
    lastAt = performance.now();
    response.once("close", () => {
      underWay.delete(response);
      lastAt = performance.now();
    });
    if (shared.isStopping) endConnection(response);
    next();
  };

  async function close(server: Server): Promise<void> {
    shared.isStopping = true;
    for (const response of underWay) endConnection(response);
    const deadline = performance.now() + DRAIN_LIMIT_MS;
    while (!isQuiet() && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
    const leftMs = Math.max(0, deadline - performance.now());
    // Half a request, or an answer that nobody reads, would keep the server open.
    setTimeout(() => server.closeAllConnections(), leftMs + CLOSING_MS).unref();
    await takePendingConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  return { step, close };
}

/** Waits until all waiting connections are taken: the system cuts off those that still wait when the server closes. */
async function takePendingConnections(): Promise<void> {
  for (let tries = IDLE_TRIES; tries > 0; tries--) {
    const startedAt = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - startedAt < IDLE_TURN_MS) return;
  }
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
