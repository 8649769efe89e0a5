import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/env";
import { isLoopbackAddress, isLoopbackHost } from "./loopback";

/** Set by the pipeline for every request (`recordClientAddress`), over anything that the client sent. */
export const LOCAL_REQUEST_HEADER = "x-mentorhood-local-request";

/** What proxies and tunnels add. */
const FORWARDING =
  /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|true-client-ip|x-(cluster-)?client-ip|x-original-.*|cf-.*)$/;

/**
 * Whether a request was made on this machine, for this machine. Another `Host`, or any trace of a proxy, belongs to a proxy, a tunnel or
 * a page that points its own name here. Called before Next begins, which adds such headers itself.
 */
export function isMadeHere({ headers, socket }: IncomingMessage): boolean {
  const { host = "" } = headers;
  return (
    isLoopbackAddress(socket.remoteAddress ?? "") &&
    isLoopbackHost(host.replace(/:\d+$/, "")) &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}

/** Whether the visitor sits at the machine that runs this site for itself alone. */
export function isLocalRequest(headers: Headers): boolean {
  return isLoopbackHost(new URL(env.APP_URL).hostname) && headers.get(LOCAL_REQUEST_HEADER) === "1";
}
