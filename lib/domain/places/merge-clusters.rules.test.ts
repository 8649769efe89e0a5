import fc from "fast-check";
import { expect, it } from "vitest";
import { clusterSize, mergeClusters } from "./merge-clusters.rules";

const DELHI = { latitude: 28.61, longitude: 77.21 };

it("joins clusters whose circles overlap, at their mean", () => {
  // 0.01 degrees of longitude are about 58 pixels at zoom 13, and 15 at zoom 11.
  const clusters = [
    { ...DELHI, count: 3 },
    { ...DELHI, longitude: 77.22, count: 1 },
  ];
  expect(mergeClusters(clusters, 13)).toEqual(clusters);
  expect(mergeClusters(clusters, 11)).toEqual([{ latitude: 28.61, longitude: expect.closeTo(77.2125, 6), count: 4 }]);
});

it("leaves no overlap and loses nobody, whatever there is", () => {
  const near = (middle: number) => fc.double({ min: middle - 0.2, max: middle + 0.2, noNaN: true });
  const cluster = fc.record({ latitude: near(28.6), longitude: near(77.2), count: fc.integer({ min: 2, max: 5000 }) });
  fc.assert(
    fc.property(fc.array(cluster, { maxLength: 40 }), fc.integer({ min: 5, max: 14 }), (clusters, zoom) => {
      const merged = mergeClusters(clusters, zoom);
      const sum = (all: typeof clusters) => all.reduce((total, { count }) => total + count, 0);
      expect(sum(merged)).toBe(sum(clusters));
      const scale = (256 * 2 ** zoom) / 360;
      for (const [index, a] of merged.entries()) {
        for (const b of merged.slice(index + 1)) {
          // Mercator stretches latitudes by at least as much as this straight measure does.
          const down = (a.latitude - b.latitude) / Math.cos((28.6 * Math.PI) / 180);
          const apart = Math.hypot((a.longitude - b.longitude) * scale, down * scale);
          expect(apart).toBeGreaterThan(((clusterSize(a.count) + clusterSize(b.count)) / 2) * 0.99);
        }
      }
    }),
  );
});
