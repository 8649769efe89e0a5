import { Client } from "pg";

/** Removes all accounts and whatever belongs to them. The caller makes sure that the database is a local one. */
export async function clearTables(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("TRUNCATE user_account RESTART IDENTITY CASCADE");
  } finally {
    await client.end();
  }
}
