import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./map-canvas");
  vi.doUnmock("./leaflet-stylesheet");
  vi.resetModules();
});

async function load() {
  const { loadMapCanvas } = await import("./load-map-canvas");
  return loadMapCanvas().then(
    (canvas) => typeof canvas,
    (error: Error) => error.message,
  );
}

const refused = () => {
  throw new Error("Loading chunk failed");
};

it.each([
  ["everything arrives", { MapCanvas: () => null }, { isStyled: true }, "function"],
  ["the script does not", refused, { isStyled: true }, "Failed to load Leaflet JS"],
  ["the stylesheet does not", { MapCanvas: () => null }, refused, "Failed to load Leaflet CSS"],
  ["neither does", refused, refused, "Failed to load Leaflet JS"],
  ["the script holds no map", { MapCanvas: undefined }, { isStyled: true }, "Leaflet failed to initialize"],
])("when %s", async (_when, script, stylesheet, answer) => {
  vi.doMock("./map-canvas", () => (typeof script === "function" ? script() : script));
  vi.doMock("./leaflet-stylesheet", () => (typeof stylesheet === "function" ? stylesheet() : stylesheet));
  expect(await load()).toBe(answer);
});
