import type { Client } from "pg";

const TABLES = ["teaching_experience", "qualification", "class_offered", "review"] as const;

/** Lets the rows of this transaction change the mentors' pages unmarked: each row would be remembered until the commit. */
export async function stopMarkingPages(client: Client): Promise<void> {
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_shown`);
}

/** Marks all pages with what their rows know of their own changes, and those to come one by one again. */
export async function markPages(client: Client): Promise<void> {
  await client.query("SELECT rebuild_mentor_pages()");
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_shown`);
}
