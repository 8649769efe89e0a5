import { describe, expect, it } from "vitest";
import { geolocationMessages } from "./geolocation.messages";
import { chooseTownSchema, townQuerySchema, updateLocationSchema } from "./location.schema";

describe("updateLocationSchema", () => {
  it.each([
    { latitude: 28.6139, longitude: 77.209 },
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 0 },
  ])("takes %j", (position) => {
    expect(updateLocationSchema.parse({ ...position, role: "mentor" })).toEqual(position);
  });

  it("takes two nulls for no position", () => {
    expect(updateLocationSchema.parse({ latitude: null, longitude: null })).toBeNull();
  });

  it.each([
    [{ latitude: 90.0001, longitude: 0 }, ["latitude"]],
    [{ latitude: -91, longitude: 181 }, ["latitude", "longitude"]],
    [{ latitude: 28, longitude: null }, ["longitude"]],
    [{ latitude: null, longitude: 77 }, ["latitude"]],
    [{ latitude: "28", longitude: "77" }, ["latitude", "longitude"]],
    [{ latitude: NaN, longitude: Infinity }, ["latitude", "longitude"]],
    [{ latitude: [28], longitude: true }, ["latitude", "longitude"]],
    [{ latitude: 28 }, ["longitude"]],
    [{}, ["latitude", "longitude"]],
    [null, [""]],
    [[28, 77], [""]],
    ["28,77", [""]],
  ])("refuses %j with the documented words", (body, fields) => {
    const { error } = updateLocationSchema.safeParse(body);
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(fields);
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(new Set([geolocationMessages.invalid]));
  });
});

it("limits the length of a town", () => {
  expect(townQuerySchema.parse({})).toEqual({ q: "" });
  expect(townQuerySchema.safeParse({ q: "x".repeat(80) }).success).toBe(true);
  expect(townQuerySchema.safeParse({ q: "x".repeat(81) }).success).toBe(false);
  expect(townQuerySchema.safeParse({ q: ["a", "b"] }).success).toBe(false);
  expect(chooseTownSchema.parse({ town: " Pune " })).toEqual({ town: "Pune" });
  for (const town of ["x".repeat(81), undefined, ["Pune"], 7]) {
    expect(chooseTownSchema.safeParse({ town }).success).toBe(false);
  }
});
