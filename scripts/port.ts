import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds that a server which is stopping may still hold its port. */
const RELEASE_LIMIT_MS = 10_000;

const EXPLANATIONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is in use. Choose another one: PORT=${port === 3001 ? 3002 : 3001} npm start`,
  EACCES: (_, port) => `Port ${port} is not open to you. Choose one above 1023: PORT=3000 npm start`,
};

/** Why a server could not listen on a port of an address; null when it could. */
export async function whyPortUnusable(
  host: string,
  port: number,
  releaseLimitMs = RELEASE_LIMIT_MS,
): Promise<string | null> {
  const startedAt = performance.now();
  for (let isWaiting = false; ;) {
    const code = await tryToListen(host, port);
    if (code === null) return null;
    if (code === "EADDRINUSE" && performance.now() - startedAt < releaseLimitMs) {
      if (!isWaiting) console.log(`Waiting for port ${port}, which another program holds.`);
      isWaiting = true;
      await sleep(250);
      continue;
    }
    return EXPLANATIONS[code]?.(host, port) ?? `HOST=${host} is not an address of this machine (${code}).`;
  }
}

function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** The address of a server on this machine that listens on a host. */
export function localAddress(host: string, port: number): string {
  const everywhere: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  const name = everywhere[host] ?? host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** A port of 127.0.0.1 that is free right now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
