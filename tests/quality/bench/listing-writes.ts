import pg from "pg";
import { median, timed } from "../measure";

const ROUNDS = 200;

/** Writes to one search row, as reviews and profiles cause them. */
const WRITES = {
  "a review":
    "update mentor_listing set rating_sum = rating_sum + 5, review_count = review_count + 1 where mentor_id = $1",
  "a profile, same place and classes":
    "update mentor_listing set name = name, latitude = latitude, longitude = longitude, quadkey = quadkey, tokens = tokens where mentor_id = $1",
  "a profile, another class":
    "update mentor_listing set tokens = array_append(array_remove(tokens, 112), 112) where mentor_id = $1",
  "a profile, another town":
    "update mentor_listing set latitude = latitude / 2, quadkey = quadkey / 2 where mentor_id = $1",
  "a profile leaves the list": "delete from mentor_listing where mentor_id = $1",
} as const;

/**
 * Times each sort of write in milliseconds with the triggers that keep the cells of the map, and without. Everything is rolled
 * back, so the wait for the disk at a commit, which is the same for both, is not in it.
 */
export async function measureWrites(connectionString: string | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    "select mentor_id as id from mentor_listing where quadkey is not null order by md5(mentor_id::text) limit $1",
    [ROUNDS],
  );
  const lines: string[] = [];
  for (const [name, sql] of Object.entries(WRITES)) {
    const times: Record<"enable" | "disable", number[]> = { enable: [], disable: [] };
    // The first pass warms the caches; the last one replaces its times.
    for (const state of ["disable", "enable", "disable"] as const) {
      times[state].length = 0;
      await client.query("begin");
      await client.query(`alter table mentor_listing ${state} trigger user`);
      for (const { id } of rows) {
        await client.query("savepoint before");
        times[state].push((await timed(() => client.query(sql, [id]))).ms);
        await client.query("rollback to before");
      }
      await client.query("rollback");
    }
    const [counted, plain] = [median(times.enable), median(times.disable)];
    lines.push(`${name.padEnd(36)} ${counted.toFixed(2).padStart(6)} ms, without the cells ${plain.toFixed(2)} ms`);
  }
  await client.end();
  return lines;
}
