import { SESSION_COOKIE } from "@/lib/session-names";
import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import type { Reader } from "./page-types";
import type { Site } from "./site";

/** What a reader of pages sends along. */
export type Session = Readonly<Record<string, string>>;

async function signIn(site: Site, email: string): Promise<{ session: Session; username: string }> {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = { "Content-Type": "application/json" };
  const answer = await site.fetch(site.at("/api/v1/users/login"), headers, { method: "POST", body });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}.`);
  const { token, user } = (await answer.json()) as { token: string; user: { username: string } };
  return { session: { Cookie: `${SESSION_COOKIE}=${token}` }, username: user.username };
}

/** Signs the two people of the demo data in; `mentorUsername` is the mentor's. */
export async function openDemoSessions(
  site: Site,
): Promise<{ sessions: Readonly<Record<Reader, Session>>; mentorUsername: string }> {
  const [student, mentor] = await Promise.all([signIn(site, DEMO_EMAILS.student), signIn(site, DEMO_EMAILS.mentor)]);
  const sessions = { nobody: {}, student: student.session, mentor: mentor.session };
  return { sessions, mentorUsername: mentor.username };
}
