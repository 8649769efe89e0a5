import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort, localAddress, whyPortUnusable } from "./port";

it("says why a port cannot be used", async () => {
  const port = await freePort();
  expect(await whyPortUnusable("127.0.0.1", port)).toBeNull();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  expect(await whyPortUnusable("127.0.0.1", port, 300)).toMatch(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
  expect(await whyPortUnusable("192.0.2.1", port)).toMatch(/HOST=192\.0\.2\.1 is not an address/);
});

it.each([
  ["127.0.0.1", "http://127.0.0.1:80"],
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://[::1]:80"],
  ["::1", "http://[::1]:80"],
])("a server on %s is asked at %s", (host, address) => {
  expect(localAddress(host, 80)).toBe(address);
});
