import { createSession } from "./account.factory";
import { createMentor, createStudent } from "./mentor.factory";

/** Creates a mentor with a session. */
export async function createMentorMember(...overrides: Parameters<typeof createMentor>) {
  const mentor = await createMentor(...overrides);
  return { ...mentor, token: await createSession(mentor) };
}

/** Creates a user with a session who is not a mentor. */
export async function createUserMember(overrides: Parameters<typeof createStudent>[0] = {}) {
  const user = await createStudent({ emailVerifiedAt: new Date(), ...overrides });
  return { ...user, token: await createSession(user) };
}
