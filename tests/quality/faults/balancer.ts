import { Agent, createServer, request } from "node:http";

export type Balancer = {
  /** "http://127.0.0.1:41234" */
  address: string;
  /** How many requests each server got. */
  shares(): readonly number[];
  stop(): Promise<void>;
};

/** A small proxy that sends each request to the next of several servers, as a balancer without sticky visitors does. */
export async function startBalancer(port: number, addresses: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const shares = addresses.map(() => 0);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chosen = turn++ % addresses.length;
    shares[chosen]!++;
    const { url = "/", method, headers } = incoming;
    const passed = request(new URL(url, addresses[chosen]), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  // Whoever asks closes first, or it may ask into a connection that is just being closed.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    shares: () => shares,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
