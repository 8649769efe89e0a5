import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { noteStop } from "./stopping";

/** Nobody has asked anything for so long: whoever kept a connection has been told, or does not use it. */
const QUIET_MS = 500;
/** Time for a balancer to see that this server stops and to send its visitors elsewhere; it may go on asking for ever. */
const DRAIN_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** Time for the last answers on their way, once no more are made. */
const CLOSING_MS = 500;
/** A turn of the event loop in which nothing else was done, and how many turns there may be before one is. */
const IDLE_TURN_MS = 0.5;
const IDLE_TRIES = 1_000;

type Close = Server["close"];

/**
 * Lets a server that is asked to stop go on for a moment. Node alone would close kept connections at once, and cut off the requests
 * that are on their way in them; from now on each answer says that its connection ends, so that the next request takes another.
 */
export function drainRequests(): void {
  const underWay = new Set<ServerResponse>();
  const known = new WeakSet<Server>();
  let isDraining = false;
  let lastAt = 0;
  const isQuiet = () => underWay.size === 0 && performance.now() - lastAt > QUIET_MS;

  /** @returns how many milliseconds are left */
  async function drain(): Promise<number> {
    isDraining = true;
    noteStop();
    for (const response of underWay) endConnection(response);
    const deadline = performance.now() + DRAIN_LIMIT_MS;
    while (!isQuiet() && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
    return Math.max(0, deadline - performance.now());
  }

  subscribe("http.server.request.start", (message) => {
    const { response, server } = message as { request: IncomingMessage; response: ServerResponse; server: Server };
    underWay.add(response);
    lastAt = performance.now();
    response.once("close", () => {
      underWay.delete(response);
      lastAt = performance.now();
    });
    if (isDraining) endConnection(response);
    if (known.has(server)) return;
    known.add(server);
    const close = server.close.bind(server);
    // Next closes the server when the process is asked to stop, then waits for what it does after answers, and ends the process.
    server.close = ((callback) => {
      void drain().then((leftMs) => {
        whenIdle(() => close(callback));
        // Half a request, an answer that nobody reads: what is left then would keep the process from ending.
        setTimeout(() => server.closeAllConnections(), leftMs + CLOSING_MS).unref();
      });
      return server;
    }) satisfies Close;
  });
}

/**
 * Runs a task when all connections that have come in are taken: those that still wait for it when the server closes would be cut
 * off, so nothing else may have kept it busy since it last looked.
 */
function whenIdle(task: () => void, tries = IDLE_TRIES): void {
  const startedAt = performance.now();
  setImmediate(() => {
    if (tries === 0 || performance.now() - startedAt < IDLE_TURN_MS) task();
    else whenIdle(task, tries - 1);
  });
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
