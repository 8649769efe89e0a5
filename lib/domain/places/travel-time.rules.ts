/** Speeds by distance for the estimate by car or bus (docs/product.md, Constants). */
const SPEEDS = [
  { belowKm: 5, kmPerHour: 25 },
  { belowKm: 20, kmPerHour: 35 },
  { belowKm: Infinity, kmPerHour: 50 },
];
const WALKING_MINUTES_PER_KM = 12;
const CYCLING_MINUTES_PER_KM = 4;

const wholeMinutes = (minutes: number) => Math.max(1, Math.round(minutes));
const isDistance = (km: number) => Number.isFinite(km) && km >= 0;

/** Estimated minutes for a distance in kilometres: whole, at least 1 (docs/product.md, Constants). */
export function travelMinutes(km: number): number {
  if (!isDistance(km)) return 1;
  const { kmPerHour } = SPEEDS.find(({ belowKm }) => km < belowKm)!;
  return wholeMinutes((km / kmPerHour) * 60);
}

/** Minutes on foot for a distance in kilometres: whole, at least 1 (docs/product.md, Constants). */
export function walkingMinutes(km: number): number {
  return isDistance(km) ? wholeMinutes(km * WALKING_MINUTES_PER_KM) : 1;
}

/** Minutes by bicycle for a distance in kilometres: whole, at least 1 (docs/product.md, Constants). */
export function cyclingMinutes(km: number): number {
  return isDistance(km) ? wholeMinutes(km * CYCLING_MINUTES_PER_KM) : 1;
}

/** "45 min", "2 h", "1 h 5 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
