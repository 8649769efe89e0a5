import { type Actor, findActor } from "@/lib/platform/auth/session";

/** A member as use cases know them, by the session that a factory has given. */
export async function actorOf({ token }: { token: string }): Promise<Actor> {
  const actor = await findActor(token, "192.0.2.1");
  if (!actor) throw new Error("The session of this member has ended.");
  return actor;
}
