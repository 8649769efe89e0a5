import { expect, it } from "vitest";
import { formatViewerPosition, parseViewerPosition } from "./viewer-position.rules";

it("keeps a position rounded to three decimals", () => {
  expect(formatViewerPosition({ latitude: 28.613912, longitude: -77.20901 })).toBe("28.614,-77.209");
  expect(parseViewerPosition("28.614,-77.209")).toEqual({ latitude: 28.614, longitude: -77.209 });
});

it.each([undefined, "", "28.6", "28.6,", "91,0", "0,181", "a,b", "1e3,2", "28.6,77.2,1", " 28.6,77.2", "NaN,NaN"])(
  "takes %j for no position",
  (value) => {
    expect(parseViewerPosition(value)).toBeNull();
  },
);
