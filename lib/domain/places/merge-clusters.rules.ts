import type { Coordinates } from "./coordinates.rules";

/** Some mentors drawn as one circle. */
type Cluster = Coordinates & { readonly count: number };

/** Diameter of a cluster's circle in CSS pixels: wider for more mentors, at least a touch target. */
export const clusterSize = (count: number) => (count < 10 ? 44 : count < 100 ? 50 : count < 1000 ? 58 : 66);

/** A place in CSS pixels of the web mercator map at a zoom. */
function pixelOf({ latitude, longitude }: Coordinates, zoom: number): readonly [x: number, y: number] {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [world * (longitude / 360 + 0.5), world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

function overlap(a: Cluster, b: Cluster, zoom: number): boolean {
  const [ax, ay] = pixelOf(a, zoom);
  const [bx, by] = pixelOf(b, zoom);
  return Math.hypot(ax - bx, ay - by) < (clusterSize(a.count) + clusterSize(b.count)) / 2;
}

function together(a: Cluster, b: Cluster): Cluster {
  const count = a.count + b.count;
  const mean = (of: (cluster: Cluster) => number) => (of(a) * a.count + of(b) * b.count) / count;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude), count };
}

/** Joins clusters until no two circles overlap at a zoom; the counts add up to the same. */
export function mergeClusters(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const apart: Cluster[] = [];
  for (const cluster of clusters) {
    let joined = cluster;
    // A joined circle is larger and elsewhere, so it may meet another one.
    for (let at = 0; at !== -1;) {
      at = apart.findIndex((other) => overlap(joined, other, zoom));
      if (at !== -1) joined = together(joined, apart.splice(at, 1)[0]!);
    }
    apart.push(joined);
  }
  return apart;
}
