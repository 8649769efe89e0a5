import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Coordinates, destination, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { SHIFT_MAX_KM, SHIFT_MIN_KM } from "@/lib/domain/places/public-position.rules";
import { publicCell, publicPosition } from "./public-position";

/**
 * Attackers know the code and everything public, but not the key. An attack succeeds when it names a point within 150 m
 * of the home.
 */
const KEY = Buffer.from("a key of positions for tests only");
const FOUND_KM = 0.15;
const RUNS = 300;
/** What blind guessing within reach of a public point finds, with a margin. */
const BY_CHANCE = 0.05;

/** Deterministic pseudo-random numbers in [0, 1). */
const chance = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
const near = (from: Coordinates, km: number, text: string) =>
  destination(from, km * Math.sqrt(chance(`${text} far`)), chance(`${text} way`) * 2 * Math.PI);
const INDIA = { latitude: 22.5, longitude: 79 };
const seen = (place: Coordinates, account: string) => publicPosition(place, account, KEY);
const runs = Array.from({ length: RUNS }, (_, run) => ({
  account: `account-${run}`,
  home: near(INDIA, 900, `home ${run}`),
}));
const minus = (to: Coordinates, from: Coordinates): Coordinates => ({
  latitude: to.latitude - from.latitude,
  longitude: to.longitude - from.longitude,
});
const mean = (points: readonly Coordinates[]): Coordinates => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/** In what share of the runs an attacker finds the home. */
function shareFound(guess: (run: (typeof runs)[number]) => Coordinates): number {
  return runs.filter((run) => distanceKm(guess(run), run.home) < FOUND_KM).length / RUNS;
}

describe("an attacker does not find a mentor's home", () => {
  it("by any number of distances and map views, which all reveal only the public point", () => {
    expect(shareFound(({ home, account }) => seen(home, account))).toBe(0);
  });

  it.each([
    ["beside the new one", 0.7],
    ["in the same town", 5],
  ])("by former places %s, whose shift is subtracted", (_where, reachKm) => {
    const guesses = new Map(
      runs.map(({ home, account }) => {
        const formers = Array.from({ length: 20 }, (_, i) => near(home, reachKm, `${account} former ${i}`));
        const point = seen(home, account);
        // A former place within 150 m of the home would already reveal it.
        return [
          account,
          formers
            .filter((former) => distanceKm(former, home) >= FOUND_KM)
            .map((former) => minus(point, minus(seen(former, account), former))),
        ];
      }),
    );
    expect(shareFound(({ account }) => guesses.get(account)![0]!)).toBeLessThan(BY_CHANCE);
    expect(shareFound(({ account }) => mean(guesses.get(account)!))).toBeLessThan(BY_CHANCE);
  });

  it("by the shift of another account at the same place, such as the attacker's own", () => {
    const found = shareFound(({ home, account }) =>
      minus(seen(home, account), minus(seen(home, "the attacker"), home)),
    );
    expect(found).toBeLessThan(BY_CHANCE);
  });

  it("by the mean of many saves, whether of the same pin or of browser positions with 30 m of error", () => {
    const saves = Array.from({ length: 20 }, (_, i) => i);
    expect(shareFound(({ home, account }) => mean(saves.map(() => seen(home, account))))).toBe(0);
    const jittered = shareFound(({ home, account }) =>
      mean(saves.map((i) => seen(near(home, 0.03, `${account} save ${i}`), account))),
    );
    expect(jittered).toBeLessThan(BY_CHANCE);
  });

  it("by the borders of all cells: no centre among the possible cells is likely enough", () => {
    let found = 0;
    let candidates = 0;
    for (const { home, account } of runs) {
      const point = seen(home, account);
      const centres = new Map<string, Coordinates>();
      for (let x = -1.2; x <= 1.2; x += 0.2)
        for (let y = -1.2; y <= 1.2; y += 0.2) {
          const { id, centre } = publicCell(destination(destination(point, x, Math.PI / 2), y, 0), account, KEY);
          const km = distanceKm(centre, point);
          // Every place in the cell lies within the allowed distance from the point.
          if (km >= SHIFT_MIN_KM + 0.354 && km <= SHIFT_MAX_KM - 0.354) centres.set(id, centre);
        }
      const [, guess] = [...centres].sort(([a], [b]) => chance(account + a) - chance(account + b))[0]!;
      candidates += centres.size;
      if (distanceKm(guess, home) < FOUND_KM) found++;
    }
    expect(candidates / RUNS).toBeGreaterThan(3.5);
    expect(found / RUNS).toBeLessThan(0.1);
  });
});

it("reveals nothing about a place within its cell: all places in it have the same output", () => {
  let pairs = 0;
  for (const { home, account } of runs) {
    const other = near(home, 0.6, `${account} other`);
    const isSameCell = publicCell(home, account, KEY).id === publicCell(other, account, KEY).id;
    if (isSameCell) pairs++;
    expect(distanceKm(seen(home, account), seen(other, account)) === 0).toBe(isSameCell);
  }
  expect(pairs).toBeGreaterThan(RUNS / 10);
});
