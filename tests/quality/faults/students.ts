import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { type Person, signIn } from "./sign-in";
import type { Site } from "./site";

/** A signed-in student, and the row's id. */
export type Student = Person & { id: string };

/** Signs several people of the demo data in, who are given the password of the demo student for it. */
export async function signInStudents({ query, address }: Site, count: number): Promise<Student[]> {
  const people = await query<{ id: string; email: string }>(
    `with chosen as (
       select id, email from user_account where role = 'user' and deleted_at is null and email <> $1 order by id limit $2
     ), verified as (
       update user_account set email_verified_at = now() where id in (select id from chosen)
     ), opened as (
       insert into password_credential (user_id, hash, updated_at)
       select chosen.id, known.hash, now() from chosen, password_credential known
       join user_account demo on demo.id = known.user_id and demo.email = $1
       on conflict (user_id) do update set hash = excluded.hash
     )
     select id, email from chosen`,
    [DEMO_EMAILS.student, count],
  );
  if (people.length < count) throw new Error(`The demo data has only ${people.length} students.`);
  const students: Student[] = [];
  for (const { id, email } of people) students.push({ ...(await signIn(address, email)), id });
  return students;
}

/** Forgets every count of the limits, so that a scenario may go on for longer than people would. */
export const liftLimits = ({ query }: Site) => query("delete from rate_limit");
