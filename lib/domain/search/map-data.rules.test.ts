import { describe, expect, it } from "vitest";
import type { MapMentor } from "./map-view.schema";
import { drawableView, drawnMentors, namedSubjects, shownAvatar } from "./map-data.rules";

const mentor = { id: "m1", name: "Asha Rao", latitude: 18.52, longitude: 73.85 };
const cluster = { latitude: 18.5, longitude: 73.8, count: 12 };
const view = (mentors: unknown[], clusters: unknown[] = []) => ({ mentors, clusters, total: 3, nearest: null });

describe("drawableView", () => {
  it.each([
    ["no name", { ...mentor, name: "" }],
    ["a name that is no text", { ...mentor, name: 7 }],
    ["no latitude", { ...mentor, latitude: undefined }],
    ["a latitude as text", { ...mentor, latitude: "18.5" }],
    ["a latitude that is not a number", { ...mentor, latitude: NaN }],
    ["a latitude beyond the pole", { ...mentor, latitude: 90.001 }],
    ["a longitude beyond the antimeridian", { ...mentor, longitude: -180.5 }],
    ["an endless longitude", { ...mentor, longitude: Infinity }],
    ["nothing", null],
  ])("drops a mentor with %s", (_what, wrong) => {
    expect(drawableView(view([wrong]))).toMatchObject({ mentors: [], invalid: "all" });
    expect(drawableView(view([mentor, wrong]))).toMatchObject({ mentors: [mentor], invalid: "some" });
    expect(drawableView(view([wrong], [cluster]))).toMatchObject({ clusters: [cluster], invalid: "some" });
  });

  it.each([
    ["at the pole", { ...mentor, latitude: 90 }],
    ["at the antimeridian", { ...mentor, longitude: -180 }],
    ["at zero", { ...mentor, latitude: 0, longitude: 0 }],
  ])("keeps a mentor %s", (_where, right) => {
    expect(drawableView(view([right]))).toMatchObject({ mentors: [right], invalid: "none" });
  });

  it("drops a cluster without a place or with an invalid count", () => {
    const wrong = [
      { ...cluster, latitude: 91 },
      { ...cluster, count: -1 },
      { ...cluster, count: "12" },
    ];
    expect(drawableView(view([], [cluster, ...wrong]))).toMatchObject({ clusters: [cluster], invalid: "some" });
  });

  it("accepts an empty response", () => {
    expect(drawableView(view([]))).toMatchObject({ mentors: [], invalid: "none" });
  });

  it("drops a nearest place that is out of range", () => {
    expect(drawableView({ ...view([]), nearest: { latitude: 200, longitude: 0 } })?.nearest).toBeNull();
  });

  it.each([[null], ["text"], [[]], [{}], [{ mentors: [] }], [{ mentors: {}, clusters: [] }]])(
    "rejects the response %j",
    (answer) => {
      expect(drawableView(answer)).toBeNull();
    },
  );
});

describe("drawnMentors", () => {
  const one = (id: string, isClustered: boolean) => ({ id, isClustered }) as MapMentor;
  const [alone, first, second] = [one("alone", false), one("first", true), one("second", true)];
  const listed = [alone, first, second];

  it.each([
    ["nobody is selected", null, null, ["alone"]],
    ["one of a cluster is selected", first, null, ["alone", "first"]],
    ["one of a cluster is pointed at", null, "second", ["alone", "second"]],
    ["one is selected and another pointed at", first, "second", ["alone", "first", "second"]],
    ["the map has moved away from the selected one", one("gone", false), null, ["alone", "gone"]],
    ["the selected one stands alone", alone, null, ["alone"]],
  ])("when %s", (_when, selected, highlightedId, ids) => {
    expect(drawnMentors(listed, selected, highlightedId).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  [0, 0, 0],
  [5, 5, 0],
  [6, 5, 1],
  [9, 5, 4],
])("of %d subjects it names %d and omits %d", (count, named, more) => {
  const answer = namedSubjects(Array.from({ length: count }, (_, index) => `Subject ${index}`));
  expect([answer.named.length, answer.more]).toEqual([named, more]);
});

it.each([
  ["https://pictures.example/a.jpg", true],
  ["HTTP://pictures.example/a.jpg", true],
  ["/portraits/7.svg", true],
  ["//pictures.example/a.jpg", false],
  ["javascript:alert(1)", false],
  ["data:image/svg+xml,<svg/>", false],
  [null, false],
  [7, false],
])("the picture %j is shown: %s", (avatar, isShown) => {
  expect(shownAvatar(avatar)).toBe(isShown ? avatar : null);
});
