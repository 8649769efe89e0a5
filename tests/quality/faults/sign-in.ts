import { DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { SESSION_COOKIE } from "@/lib/session-names";
import { ask } from "./ask";

/** A signed-in person of the demo data. */
export type Person = {
  username: string;
  token: string;
  /** For requests of programs. */
  bearer: Readonly<Record<string, string>>;
  /** For requests of browsers. */
  cookie: Readonly<Record<string, string>>;
};

/** Signs in by REST. @throws Error when that is refused */
export async function signIn(address: string, email: string, password = DEMO_PASSWORD): Promise<Person> {
  const { status, text } = await ask(address, {
    path: "/api/v1/users/login",
    method: "POST",
    body: { email, password },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}.`);
  const { token, user } = JSON.parse(text) as { token: string; user: { username: string } };
  return {
    username: user.username,
    token,
    bearer: { Authorization: `Bearer ${token}` },
    cookie: { Cookie: `${SESSION_COOKIE}=${token}` },
  };
}
