import type { Client } from "pg";
import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { query } from "../database/query";

/**
 * Gives the example mentor and the first two students a simple address and a password, and marks them as demo accounts.
 * The second student is the site's owner.
 */
export async function addDemoAccounts(client: Client, mentorUsername: string): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const people = [
    [DEMO_EMAILS.mentor, "username = $2", mentorUsername],
    [DEMO_EMAILS.student, student(0), "user"],
    [DEMO_EMAILS.owner, student(1), "user"],
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
  await client.query("INSERT INTO staff_member (user_id, role) SELECT id, 'owner' FROM user_account WHERE email = $1", [
    DEMO_EMAILS.owner,
  ]);
}

/** The condition for a student by the place in the order of usernames. */
const student = (place: number) =>
  `id = (SELECT id FROM user_account WHERE role = $2::role ORDER BY username OFFSET ${place} LIMIT 1)`;

/** Whether the demo accounts exist. */
export async function hasDemoAccounts(databaseUrl: string): Promise<boolean> {
  const rows = await query(
    databaseUrl,
    "SELECT FROM demo_account JOIN user_account ON id = user_id WHERE email = $1 AND deleted_at IS NULL",
    [DEMO_EMAILS.student],
  );
  return rows.length === 1;
}

/** Whether no account exists yet, so that demo data may be written. */
export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
  return (await query(databaseUrl, "SELECT FROM user_account LIMIT 1")).length === 0;
}

/** Removes all accounts and what belongs to them. Callers check that the database is a local one. */
export async function clearTables(databaseUrl: string): Promise<void> {
  await query(databaseUrl, "TRUNCATE user_account RESTART IDENTITY CASCADE");
}
