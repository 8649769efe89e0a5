import type { State } from "../places/states";
import type { Random } from "../random";
import { COMMUNITIES, type CommunityId } from "./communities";

export type Gender = "feminine" | "masculine";

export type Person = {
  readonly name: string;
  readonly givenName: string;
  readonly gender: Gender;
  readonly community: CommunityId;
};

/** A person with a name that is common in the state. */
export function pickPerson(random: Random, state: State, feminineShare: number): Person {
  const shares = Object.entries(state.communities) as [CommunityId, number][];
  const [community] = random.weighted(shares, ([, share]) => share);
  const gender: Gender = random.chance(feminineShare) ? "feminine" : "masculine";
  const pool = COMMUNITIES[community];
  const givenName = random.pick(pool[gender]);
  const familyName = random.pick(pool.family.filter((family) => family !== givenName));
  // A Sikh woman's name has Kaur where a man's has Singh.
  const shown = community === "punjabi" && gender === "feminine" && familyName === "Singh" ? "Kaur" : familyName;
  return { name: `${givenName} ${shown}`, givenName, gender, community };
}
