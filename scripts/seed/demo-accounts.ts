import { Client } from "pg";
import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { hashPassword } from "@/lib/platform/auth/passwords";

/** Gives the example mentor and the first student an address that is easy to type, and a password, and marks them as the demo's. */
export async function addDemoAccounts(client: Client, mentorUsername: string): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const people = [
    [DEMO_EMAILS.mentor, "username = $2", mentorUsername],
    [DEMO_EMAILS.student, "id = (SELECT id FROM user_account WHERE role = $2::role ORDER BY username LIMIT 1)", "user"],
  ];
  for (const [email, condition, value] of people) {
    await client.query(
      `WITH person AS (
         UPDATE user_account SET email = $1, email_verified_at = coalesce(email_verified_at, created_at)
         WHERE ${condition} RETURNING id
       ), marked AS (
         INSERT INTO demo_account (user_id) SELECT id FROM person
       )
       INSERT INTO password_credential (user_id, hash) SELECT id, $3 FROM person`,
      [email, value, hash],
    );
  }
}

/** Whether the demo people are there to sign in as. */
export async function hasDemoAccounts(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "SELECT FROM demo_account JOIN user_account ON id = user_id WHERE email = $1 AND deleted_at IS NULL",
      [DEMO_EMAILS.student],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
