import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./live-map");
  vi.doUnmock("./leaflet-stylesheet");
  vi.resetModules();
});

async function load() {
  const { loadLiveMap } = await import("./load-live-map");
  return loadLiveMap().then(
    (map) => typeof map,
    (error: Error) => error.message,
  );
}

const refused = () => {
  throw new Error("Loading chunk failed");
};

it.each([
  ["everything arrives", { LiveMap: () => null }, { isStyled: true }, "function"],
  ["the script does not", refused, { isStyled: true }, "Failed to load Leaflet JS"],
  ["the stylesheet does not", { LiveMap: () => null }, refused, "Failed to load Leaflet CSS"],
  ["neither does", refused, refused, "Failed to load Leaflet JS"],
  ["the script holds no map", { LiveMap: undefined }, { isStyled: true }, "Leaflet failed to initialize"],
])("when %s", async (_when, script, stylesheet, answer) => {
  vi.doMock("./live-map", () => (typeof script === "function" ? script() : script));
  vi.doMock("./leaflet-stylesheet", () => (typeof stylesheet === "function" ? stylesheet() : stylesheet));
  expect(await load()).toBe(answer);
});
