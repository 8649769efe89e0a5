import { describe, expect, it } from "vitest";
import { bookingPageSchema } from "./booking-page.schema";

const MEETING = "2f1b6b0e-7a45-4c0b-9a55-0d6a3f1f7c11";

describe("bookingPageSchema", () => {
  it("reads a whole state, with the current name of the zone", () => {
    const state = {
      mentor: "asha-rao",
      move: MEETING,
      day: "2026-03-04",
      at: "2026-03-04T10:30:00.000Z",
      slot: "2026-03-04T11:00:00.000Z",
    };
    expect(bookingPageSchema.parse({ ...state, zone: "Asia/Calcutta" })).toEqual({ ...state, zone: "Asia/Kolkata" });
  });

  it.each([
    ["nothing", {}],
    ["odd values", { move: "x", day: "2026-02-30", zone: "Mars/Base", at: "2026-03-04", slot: "soon" }],
    ["other centuries", { day: "9999-01-01", slot: "0026-03-04T11:00:00Z" }],
    ["an offset for a zone", { zone: "+05:30" }],
    ["empty values", { mentor: " ", move: "", day: "", zone: "", slot: "" }],
  ])("takes %s for an absent state", (_, address) => {
    expect(Object.values(bookingPageSchema.parse(address)).filter((value) => value !== undefined)).toEqual([]);
  });

  it("takes the first of a repeated parameter, and keeps an impossible name, which is not found", () => {
    const { mentor, day } = bookingPageSchema.parse({ mentor: ["asha-rao", "x"], day: ["2026-03-04", "2026-03-05"] });
    expect([mentor, day]).toEqual(["asha-rao", "2026-03-04"]);
    expect(bookingPageSchema.parse({ mentor: "x".repeat(5000) }).mentor).toBe("-");
  });
});
