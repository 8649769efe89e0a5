import { expect, it } from "vitest";
import { deviceOf } from "./device";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36", "Chrome on Windows"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A055F) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux"],
  ["curl/8.5.0", "An app or unknown browser"],
  [null, "An app or unknown browser"],
])("names the device of %s", (header, device) => {
  expect(deviceOf(header)).toBe(device);
});

it("reads a hostile header in no time", () => {
  const since = performance.now();
  deviceOf("Mozilla/5.0 (".repeat(100_000));
  expect(performance.now() - since).toBeLessThan(50);
});
