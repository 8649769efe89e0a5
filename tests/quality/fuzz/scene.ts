import { signOut } from "@/lib/server/account/sign-out";
import { findActor } from "@/lib/platform/auth/session";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { prisma } from "@/lib/platform/db/prisma";
import { createSession } from "@/tests/factories/account.factory";
import { createMentorMember, createUserMember } from "@/tests/factories/member.factory";
import { addressOf, emailOf, idOf, nameOf, PASSWORD, type Person, phoneOf, placeOf, usernameOf } from "./people";

const ALL_DAY = [{ from: "00:00", to: "24:00" }];
const HASH = hashPassword(PASSWORD);

/** The people of a run in the database, by the names of `nameOf`. */
export type Scene = {
  tokenOf: (person: Person) => Promise<string>;
  /** Invalid tokens: nonsense, modified ones, one of an ended session and one of an old version. */
  badTokens: readonly string[];
  /** Row ids of the mentors' profiles by their number. */
  profileIds: readonly number[];
};

/** A person's private values, each marked with its owner. */
const accountOf = (person: Person) => ({
  id: idOf(person),
  email: emailOf(person),
  username: usernameOf(person),
  mobileNumber: phoneOf(person),
  address: addressOf(person),
  ...placeOf(person),
});

const keepPassword = async (userId: string) => prisma.passwordCredential.create({ data: { userId, hash: await HASH } });

/** A mentor who can be booked round the clock. */
async function createMentor(person: Person) {
  const mentor = await createMentorMember({ user: accountOf(person), profile: placeOf(person) });
  const weeklyHours = Object.fromEntries(Object.keys(DEFAULT_AVAILABILITY.weeklyHours).map((day) => [day, ALL_DAY]));
  const hours = { ...DEFAULT_AVAILABILITY, timeZone: "UTC", weeklyHours, version: 1 };
  await prisma.availability.create({ data: { mentorId: mentor.mentorProfile.id, ...hours } });
  await keepPassword(mentor.id);
  return mentor;
}

async function createUser(person: Person) {
  const user = await createUserMember(accountOf(person));
  await keepPassword(user.id);
  return user;
}

/** Creates this many users and as many mentors. */
export async function createScene(people: number): Promise<Scene> {
  const tokens = new Map<string, string>();
  const profileIds: number[] = [];
  for (let index = 0; index < people; index++) {
    const [mentor, user] = await Promise.all([
      createMentor({ kind: "mentor", index }),
      createUser({ kind: "user", index }),
    ]);
    tokens.set(`mentor-${index}`, mentor.token).set(`user-${index}`, user.token);
    profileIds.push(mentor.mentorProfile.id);
  }
  const fresh = async (person: Person) => (await (person.index % 2 === 0 ? createUser : createMentor)(person)).token;
  const tokenOf = async (person: Person) => tokens.get(nameOf(person)) ?? fresh(person);
  return { tokenOf, badTokens: await makeBadTokens(tokens.get("user-0")!), profileIds };
}

async function makeBadTokens(good: string): Promise<string[]> {
  const { id } = (await findActor(good, "192.0.2.1"))!;
  const ended = await createSession({ id, sessionVersion: 0 });
  await signOut((await findActor(ended, "192.0.2.1"))!);
  const [head = "", ...parts] = good.split(".");
  const oldVersion = await createSession({ id, sessionVersion: -1 });
  const nobodys = await createSession({ id: "00000000-0000-4000-8000-000000000000", sessionVersion: 0 });
  const noneHeader = Buffer.from('{"alg":"none"}').toString("base64url");
  return [
    "x",
    "a.b.c.d.e",
    "....",
    good.slice(0, -3),
    `${good}x`,
    good.toUpperCase(),
    ended,
    oldVersion,
    nobodys,
    [noneHeader, ...parts].join("."),
    `${head}..${parts.slice(2).join(".")}`,
    "é".repeat(20),
    "x".repeat(4_000),
    "null",
    "%00",
    `"${good}"`,
  ];
}
