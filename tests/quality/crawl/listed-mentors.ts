import { Client } from "pg";

/** Usernames of all mentors in the listing. */
export async function readListedMentors(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ username: string }>(
      `select u.username from mentor_listing l join mentor_profile p on p.id = l.mentor_id join user_account u on u.id = p.user_id`,
    );
    return rows.map(({ username }) => username);
  } finally {
    await client.end();
  }
}
