import { daysBefore } from "../calendar";
import type { CommunityId } from "../people/communities";
import { pickPerson } from "../people/people";
import type { Usernames } from "../people/usernames";
import { pickTown } from "../places/towns";
import { Random } from "../random";
import { BULK_FROM } from "./review-spread";

/** An account that writes reviews: a student's own or a parent's. */
export type Student = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly createdAt: Date;
};

const STUDENT_STREAM = 2;
const DEMO_STUDENTS = 400;
const TRIES_FOR_NEW_NAME = 5;

/** How many students write the reviews of this many mentors. */
export function studentCount(mentors: number): number {
  return mentors > BULK_FROM ? Math.ceil(mentors / 5) : Math.max(DEMO_STUDENTS, Math.ceil((mentors * 2) / 3));
}

/** All students, indexed by community. */
export class StudentBody {
  readonly students: Student[] = [];
  private readonly byCommunity = new Map<CommunityId, number[]>();

  constructor(seed: number, count: number, usernames: Usernames) {
    for (let index = 0; index < count; index++) {
      const random = new Random(seed, STUDENT_STREAM, index);
      const { state } = pickTown(random);
      let person = pickPerson(random, state, 0.55);
      // Repeats names only when they run out, because two reviews under one name look like a mistake.
      for (let tries = 0; tries < TRIES_FOR_NEW_NAME && !usernames.isFree(person.name); tries++) {
        person = pickPerson(random, state, 0.55);
      }
      const username = usernames.next(person.name);
      const email = `${username}@example.${random.chance(0.5) ? "com" : "in"}`;
      this.students.push({
        id: random.uuid(),
        name: person.name,
        username,
        email,
        createdAt: daysBefore(random.int(60, 1000) + random.float()),
      });
      const group = this.byCommunity.get(person.community);
      if (group) group.push(index);
      else this.byCommunity.set(person.community, [index]);
    }
  }

  /** Picks distinct students for the reviews of one mentor, mostly from the same region. */
  pick(random: Random, community: CommunityId, count: number): Student[] {
    const near = this.byCommunity.get(community) ?? [];
    const chosen = new Set<number>();
    const wanted = Math.min(count, this.students.length);
    for (let tries = 0; chosen.size < wanted; tries++) {
      const nearby = near.length > 0 && tries < 2 * wanted && random.chance(0.75);
      chosen.add(nearby ? random.pick(near) : random.int(0, this.students.length - 1));
    }
    return [...chosen].flatMap((index) => this.students[index] ?? []);
  }
}
