import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** Answers by itself, or goes on to what comes after it. */
export type RequestStep = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Has every server of this process take a step before Next hears of a request; the step that is added last comes first. */
export function addRequestStep(step: RequestStep): void {
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const listeners = server.listeners("request") as Listener[];
    server.removeAllListeners("request");
    server.on("request", (request, response) =>
      step(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response);
      }),
    );
  });
}
