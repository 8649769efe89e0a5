import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptJson } from "./script-json.rules";

describe("scriptJson", () => {
  it("leaves nothing that could end the script or open a comment", () => {
    const text = scriptJson({ name: "</script><script>alert(1)</script><!-- & \u2028\u2029" });
    expect(text).toBe(
      String.raw`{"name":"\u003c/script\u003e\u003cscript\u003ealert(1)\u003c/script\u003e\u003c!-- \u0026 \u2028\u2029"}`,
    );
  });

  it("parses to the same data", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: "binary" })), (data) => {
        const text = scriptJson(data);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
