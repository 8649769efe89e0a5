import type { Client } from "pg";

/** Tables in the order of their dependencies. */
export const SEED_TABLES = [
  "user_account",
  "mentor_profile",
  "availability",
  "teaching_experience",
  "qualification",
  "class_offered",
  "review",
  "mentor_check",
  "mentor_listing",
] as const;
export type SeedTable = (typeof SEED_TABLES)[number];

/** Tables with a sequence for their ids, which must continue after the seeded rows. */
export const SERIAL_TABLES = ["mentor_profile", "teaching_experience", "qualification", "class_offered"] as const;

/** Tables whose visibility map and statistics must be fresh after a bulk load. */
export const VACUUMED_TABLES = [...SEED_TABLES, "mentor_rating", "mentor_page", "map_cell", "tutor_area"] as const;

/** Triggers that derive data from each new row, and the functions that derive everything at once. */
const DERIVING_TRIGGERS: readonly [table: SeedTable, trigger: string][] = [
  ["mentor_listing", "mentor_listing_inserted"],
  ["mentor_listing", "mentor_listing_tutors_inserted"],
  ["teaching_experience", "teaching_experience_shown"],
  ["qualification", "qualification_shown"],
  ["class_offered", "class_offered_shown"],
  ["review", "review_shown"],
  ["mentor_check", "mentor_check_shown"],
];
const REBUILDS = ["rebuild_map_cells", "rebuild_tutor_areas", "rebuild_mentor_pages"];

/** Disables the triggers in this transaction, because each batch would pay for them. */
export async function stopDeriving(client: Client): Promise<void> {
  for (const [table, trigger] of DERIVING_TRIGGERS)
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
}

/** Derives all data at once, and enables the triggers again. */
export async function deriveAll(client: Client): Promise<void> {
  for (const rebuild of REBUILDS) await client.query(`SELECT ${rebuild}()`);
  for (const [table, trigger] of DERIVING_TRIGGERS)
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
}
