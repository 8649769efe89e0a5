import { describe, expect, it } from "vitest";
import { clientAddress, SOCKET_ADDRESS_HEADER } from "./client-address";

const from = (forwarded: string | null, trusted: number, socket = "10.0.0.9") =>
  clientAddress(
    new Headers({ [SOCKET_ADDRESS_HEADER]: socket, ...(forwarded === null ? {} : { "X-Forwarded-For": forwarded }) }),
    trusted,
  );

describe("clientAddress", () => {
  it("does not believe the header unless a proxy is configured", () => {
    expect(from("1.2.3.4", 0)).toBe("10.0.0.9");
  });

  it("takes what the outermost trusted proxy saw, not what the client wrote", () => {
    expect(from("6.6.6.6, 1.2.3.4", 1)).toBe("1.2.3.4");
    expect(from("6.6.6.6, 1.2.3.4, 10.0.0.1", 2)).toBe("1.2.3.4");
  });

  it.each([null, "", "nonsense", "1.2.3.4, nonsense"])("falls back to the connection for %j", (forwarded) => {
    expect(from(forwarded, 1)).toBe("10.0.0.9");
  });

  it("counts a whole IPv6 network as one client", () => {
    expect(from("2001:DB8:0:1:aaaa::1", 1)).toBe(from("2001:db8::1:bbbb:0:0:2", 1));
    expect(from("2001:db8:0:1::1", 1)).not.toBe(from("2001:db8:0:2::1", 1));
    expect(from("::ffff:1.2.3.4", 1)).toBe("1.2.3.4");
  });
});
