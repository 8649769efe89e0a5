import { portraitNumbers } from "@/lib/server/portraits/portrait-numbers";
import type { Person } from "../people/people";
import type { Random } from "../random";

const GREY_FROM_AGE = 54;
const TURBAN_SHARE = 0.6;
const HEADSCARF_SHARE = 0.45;

/** The number of a portrait that matches a name and an age. */
export function pickPortrait(random: Random, { gender, community }: Person, age: number): number {
  if (gender === "masculine" && community === "punjabi" && random.chance(TURBAN_SHARE))
    return random.pick(portraitNumbers("turban"));
  const covered = community === "muslim" || community === "kashmiri";
  if (gender === "feminine" && covered && random.chance(HEADSCARF_SHARE))
    return random.pick(portraitNumbers("headscarf"));
  if (gender === "feminine") return random.pick(portraitNumbers(age >= GREY_FROM_AGE ? "grey-feminine" : "feminine"));
  return random.pick(portraitNumbers(age >= GREY_FROM_AGE ? "grey-masculine" : "masculine"));
}
