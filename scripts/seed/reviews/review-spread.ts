import type { Random } from "../random";

/** Above this many mentors the data is for measuring, and reviews are fewer so that it can be loaded in minutes. */
export const BULK_FROM = 20_000;

/** One class of mentors by how many reviews they have. */
type Tier = { readonly weight: number; readonly least: number; readonly most: number };

const DEMO_TIERS: readonly Tier[] = [
  { weight: 29, least: 0, most: 0 },
  { weight: 35, least: 1, most: 5 },
  { weight: 27, least: 6, most: 15 },
  { weight: 7, least: 16, most: 39 },
  { weight: 4, least: 40, most: 120 },
];
/** About two reviews a mentor on average, with the same long tail. */
const BULK_TIERS: readonly Tier[] = [
  { weight: 38, least: 0, most: 0 },
  { weight: 50, least: 1, most: 4 },
  { weight: 10.5, least: 5, most: 12 },
  { weight: 1.5, least: 13, most: 90 },
];

/** Reviews arrive over time: a mentor who joined days ago has none. */
const DAYS_PER_REVIEW = 4;

/** How many reviews a mentor has who joined the given number of days ago. */
export function reviewCount(random: Random, days: number, bulk: boolean): number {
  const tier = random.weighted(bulk ? BULK_TIERS : DEMO_TIERS, ({ weight }) => weight);
  // The square leaves more mentors at a tier's lower end than at its upper one.
  const count = tier.least + Math.floor(random.float() ** 2 * (tier.most - tier.least + 1));
  return Math.min(count, Math.floor(days / DAYS_PER_REVIEW));
}

/** How good a mentor's lessons are: the middle of their ratings. Most are good, a few are not. */
export function lessonQuality(random: Random): number {
  return random.chance(0.06) ? 3 + random.float() * 0.7 : Math.min(4.95, 4.55 + random.gaussian() * 0.28);
}

/** One rating of 1 to 5 around a mentor's quality. */
export function pickRating(random: Random, quality: number): number {
  const unlucky = random.chance(0.04) ? 2 : 0;
  return Math.max(1, Math.min(5, Math.round(quality + random.gaussian() * 0.62 - unlucky)));
}
