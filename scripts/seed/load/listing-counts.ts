import type { Client } from "pg";

/** Lets the rows of this transaction go into the listing uncounted: each batch would pay for its cells at every zoom. */
export async function stopCountingMapCells(client: Client): Promise<void> {
  await client.query("ALTER TABLE mentor_listing DISABLE TRIGGER mentor_listing_inserted");
}

/** Counts all of them at once, and those to come one by one again. */
export async function countMapCells(client: Client): Promise<void> {
  await client.query("SELECT rebuild_map_cells()");
  await client.query("ALTER TABLE mentor_listing ENABLE TRIGGER mentor_listing_inserted");
}
