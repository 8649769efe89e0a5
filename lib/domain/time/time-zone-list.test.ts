import { expect, it } from "vitest";
import { timeZoneField } from "./time-zone.schema";
import { zonesByRegion } from "./time-zone-list";

const namesIn = (also: string) => zonesByRegion(also).flatMap(({ zones }) => zones.map(({ name }) => name));

it("lists every zone once, by region and place, under its current name", () => {
  const names = namesIn("Asia/Kolkata");
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
  expect(names).toContain("Asia/Kolkata");
  expect(names).not.toContain("Asia/Calcutta");
  expect(names).toContain("UTC");
  const asia = zonesByRegion("UTC")
    .find(({ region }) => region === "Asia")!
    .zones.map(({ place }) => place);
  expect(asia).toEqual([...asia].sort());
  expect(asia).toContain("Ho Chi Minh");
  const america = zonesByRegion("UTC").find(({ region }) => region === "America")!.zones;
  expect(america).toContainEqual({ name: "America/Argentina/Buenos_Aires", place: "Buenos Aires, Argentina" });
});

it("includes the selected zone even if lists omit it", () => {
  expect(namesIn("UTC")).not.toContain("Etc/GMT+5");
  expect(namesIn("Etc/GMT+5")).toContain("Etc/GMT+5");
});

it("offers only valid zones", () => {
  for (const name of namesIn("Asia/Kolkata")) expect(timeZoneField.safeParse(name).data, name).toBe(name);
});
