import { type Actor, findActor } from "@/lib/platform/auth/session";

/** A member as an actor for use cases, from the session of a factory. */
export async function actorOf({ token }: { token: string }): Promise<Actor> {
  const actor = await findActor(token, "192.0.2.1");
  if (!actor) throw new Error("The session of this member has ended.");
  return actor;
}
