import type { Client } from "pg";
import type { Batch } from "./batch";
import { copyLine } from "./copy-text";
import { copyRows } from "./copy-rows";
import { SEED_TABLES } from "./tables";

type Sums = { mentor_id: number; rating_sum: number; review_count: number };

/** Writes a batch in the order of the foreign keys; the listing comes last, with the sums that the review triggers counted. */
export async function writeBatch(client: Client, batch: Batch): Promise<void> {
  for (const table of SEED_TABLES) {
    if (table !== "mentor_listing") await copyRows(client, table, batch.lines[table]);
  }
  const first = batch.listings[0];
  const last = batch.listings.at(-1);
  if (!first || !last) return;

  const { rows } = await client.query<Sums>(
    `SELECT mentor_id, star_1 + 2 * star_2 + 3 * star_3 + 4 * star_4 + 5 * star_5 AS rating_sum,
            star_1 + star_2 + star_3 + star_4 + star_5 AS review_count
     FROM mentor_rating WHERE mentor_id BETWEEN $1 AND $2`,
    [first.mentorId, last.mentorId],
  );
  const sums = new Map(rows.map((row) => [row.mentor_id, row]));
  const lines = batch.listings.map((row) => {
    const sum = sums.get(row.mentorId);
    if (!sum) throw new Error(`Mentor ${row.mentorId} has no rating row: the trigger on mentor_profile is missing.`);
    const { mentorId, name, gradeMask, subjectMask, latitude, longitude, quadkey, tokens, town } = row;
    return copyLine([
      mentorId,
      name,
      sum.rating_sum,
      sum.review_count,
      gradeMask,
      subjectMask,
      latitude,
      longitude,
      quadkey,
      tokens,
      town,
    ]);
  });
  await copyRows(client, "mentor_listing", lines);
}
