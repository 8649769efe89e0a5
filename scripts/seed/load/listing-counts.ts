import type { Client } from "pg";

/** Triggers that count new rows of the listing, each with the function that counts all of them anew. */
const COUNTS = [
  { trigger: "mentor_listing_inserted", rebuild: "rebuild_map_cells" },
  { trigger: "mentor_listing_tutors_inserted", rebuild: "rebuild_tutor_areas" },
] as const;

/** Lets the rows of this transaction go into the listing uncounted: each batch would pay for cells and areas of its own. */
export async function stopCounting(client: Client): Promise<void> {
  for (const { trigger } of COUNTS) await client.query(`ALTER TABLE mentor_listing DISABLE TRIGGER ${trigger}`);
}

/** Counts all of them at once, and those to come one by one again. */
export async function countListing(client: Client): Promise<void> {
  for (const { trigger, rebuild } of COUNTS) {
    await client.query(`SELECT ${rebuild}()`);
    await client.query(`ALTER TABLE mentor_listing ENABLE TRIGGER ${trigger}`);
  }
}
