import { expect, it } from "vitest";
import { formatViewerPosition, parseViewerPosition, roundPosition } from "./viewer-position.rules";

it("stores a position rounded to three decimals", () => {
  expect(formatViewerPosition({ latitude: 28.613912, longitude: -77.20901 })).toBe("28.614,-77.209");
  expect(parseViewerPosition("28.614,-77.209")).toEqual({ latitude: 28.614, longitude: -77.209 });
});

it.each([undefined, "", "28.6", "28.6,", "91,0", "0,181", "a,b", "1e3,2", "28.6,77.2,1", " 28.6,77.2", "NaN,NaN"])(
  "takes %j for no position",
  (value) => {
    expect(parseViewerPosition(value)).toBeNull();
  },
);

it("rounds a position as stored, without a negative zero", () => {
  expect(roundPosition({ latitude: 90, longitude: -179.99951 })).toEqual({ latitude: 90, longitude: -180 });
  const { latitude, longitude } = roundPosition({ latitude: -0.0001, longitude: 0.0006 });
  expect([Object.is(latitude, 0), longitude]).toEqual([true, 0.001]);
  expect(formatViewerPosition({ latitude: -0.0001, longitude: 0 })).toBe("0.000,0.000");
});
