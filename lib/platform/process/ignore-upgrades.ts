import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Has every server of this process go on in HTTP/1.1 when a request asks for another protocol, as RFC 9110 allows: no page speaks
 * one. Next takes such connections over, and neither answers most of them nor ever ends them.
 */
export function ignoreUpgrades(): void {
  const known = new WeakSet<Server>();
  // A first request that asks for an upgrade would not be reported as one.
  subscribe("net.server.socket", (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    if (!server || known.has(server)) return;
    known.add(server);
    server.removeAllListeners("upgrade");
  });
}
