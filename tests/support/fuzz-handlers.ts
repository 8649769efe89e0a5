import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import type { Sender } from "@/tests/quality/fuzz/send-requests";
import { findRoutes } from "./authorisation-table-doors";

/** Calls the routes' handlers, as the framework does for their addresses. */
export async function handlerSender(): Promise<Sender> {
  const routes = await findRoutes();
  return async ({ address, method, target, params, headers, body, isCut, client }) => {
    const path = `/api/v1${address.replace(/\{(\w+)\}/g, "[$1]")}`;
    const { handler } = routes.find((route) => route.path === path && route.method === method)!;
    const all = new Headers({ [SOCKET_ADDRESS_HEADER]: client });
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const sent = body && (isCut ? brokenOff(body) : new Uint8Array(body));
    // Node asks for `duplex` with a stream, and its types do not know it.
    const init = { method, headers: all, ...(sent ? { body: sent, duplex: "half" } : {}) };
    const request = new Request(`http://localhost/api/v1${target}`, init);
    const response = await handler(request, { params: Promise.resolve(params) });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };
}

/** A body whose second half never arrives. */
const brokenOff = (body: Buffer) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(body.subarray(0, body.length >> 1)));
    },
    pull(controller) {
      controller.error(new Error("The connection was broken off."));
    },
  });
