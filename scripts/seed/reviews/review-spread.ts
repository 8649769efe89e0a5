import type { Random } from "../random";

/** From this many mentors on, the data is for benchmarks and has fewer reviews, so that it loads in minutes. */
export const BULK_FROM = 20_000;

/** A group of mentors by number of reviews. */
type Tier = { readonly weight: number; readonly least: number; readonly most: number };

const DEMO_TIERS: readonly Tier[] = [
  { weight: 29, least: 0, most: 0 },
  { weight: 35, least: 1, most: 5 },
  { weight: 27, least: 6, most: 15 },
  { weight: 7, least: 16, most: 39 },
  { weight: 4, least: 40, most: 120 },
];
/** About two reviews per mentor on average, with the same long tail. */
const BULK_TIERS: readonly Tier[] = [
  { weight: 38, least: 0, most: 0 },
  { weight: 50, least: 1, most: 4 },
  { weight: 10.5, least: 5, most: 12 },
  { weight: 1.5, least: 13, most: 90 },
];

/** Reviews arrive over time: a mentor who joined days ago has none. */
const DAYS_PER_REVIEW = 4;

/** The number of reviews of a mentor who joined the given number of days ago. */
export function reviewCount(random: Random, days: number, bulk: boolean): number {
  const tier = random.weighted(bulk ? BULK_TIERS : DEMO_TIERS, ({ weight }) => weight);
  // The square puts more mentors at the lower end of a tier.
  const count = tier.least + Math.floor(random.float() ** 2 * (tier.most - tier.least + 1));
  return Math.min(count, Math.floor(days / DAYS_PER_REVIEW));
}

/** The mean of a mentor's ratings. Most are good, a few are not. */
export function lessonQuality(random: Random): number {
  return random.chance(0.06) ? 3 + random.float() * 0.7 : Math.min(4.95, 4.55 + random.gaussian() * 0.28);
}

/** One rating of 1 to 5 around a mentor's quality. */
export function pickRating(random: Random, quality: number): number {
  const unlucky = random.chance(0.04) ? 2 : 0;
  return Math.max(1, Math.min(5, Math.round(quality + random.gaussian() * 0.62 - unlucky)));
}
