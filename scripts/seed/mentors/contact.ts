import type { Random } from "../random";

const STREETS = [
  "Gandhi Road",
  "Station Road",
  "Temple Street",
  "Nehru Nagar",
  "School Lane",
  "Market Road",
  "Lake View Road",
  "Subhash Nagar",
  "College Road",
  "Park Street",
  "Shanti Nagar",
  "Main Road",
];
const LANDMARKS = [
  "near the post office",
  "opposite the park",
  "behind the bus stand",
  "near the water tank",
  "next to the library",
  "near the old temple",
];

/** Indian mobile numbers begin with 6 to 9. These begin with 5, so that no demo number belongs to a real person. */
export function mobileNumber(random: Random): string {
  return `5${String(random.int(0, 999_999_999)).padStart(9, "0")}`;
}

export function homeAddress(random: Random, place: string): string {
  const landmark = random.chance(0.5) ? `, ${random.pick(LANDMARKS)}` : "";
  return `${random.int(1, 240)}, ${random.pick(STREETS)}${landmark}, ${place}`;
}
