import { Client } from "pg";

/** Whether no account exists yet, so that demo data may be written. */
export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ filled: boolean }>("SELECT EXISTS (SELECT FROM user_account) AS filled");
    return !rows[0]?.filled;
  } finally {
    await client.end();
  }
}
