import { describe, expect, it } from "vitest";
import { GET } from "@/app/portraits/[file]/route";

const get = (file: string) =>
  GET(new Request(`http://localhost/portraits/${file}`), { params: Promise.resolve({ file }) });

describe("GET /portraits/{file}", () => {
  it("returns a picture that browsers may cache and that cannot run anything", async () => {
    const response = await get("239.svg");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(await response.text()).toContain("<svg");
  });

  it.each(["240.svg", "007.svg", "-1.svg", "1.png", "1", "1.svg.svg", "%2e%2e.svg", "1e2.svg"])(
    "finds no %s",
    async (file) => {
      expect((await get(file)).status).toBe(404);
    },
  );
});
