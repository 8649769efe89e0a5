import { createSession } from "./account.factory";
import { createMentor, createStudent } from "./mentor.factory";

/** A mentor who is signed in. */
export async function createMentorMember(...overrides: Parameters<typeof createMentor>) {
  const mentor = await createMentor(...overrides);
  return { ...mentor, token: await createSession(mentor) };
}

/** A user who is signed in and no mentor. */
export async function createUserMember(overrides: Parameters<typeof createStudent>[0] = {}) {
  const user = await createStudent({ emailVerifiedAt: new Date(), ...overrides });
  return { ...user, token: await createSession(user) };
}
