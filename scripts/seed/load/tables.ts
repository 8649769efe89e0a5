/** The columns that the seed writes, by table, in the order of its rows. */
export const SEED_COLUMNS = {
  user_account: ["id", "name", "email", "email_verified_at", "role", "username", "avatar", "about", "age", "mobile_number", "address", "created_at", "updated_at"],
  mentor_profile: ["id", "user_id", "proficiency", "is_verified", "subjects", "place_name", "latitude", "longitude", "created_at", "updated_at"],
  teaching_experience: ["id", "mentor_id", "position", "institution", "subject", "from_date", "to_date", "currently_teaching"],
  qualification: ["id", "mentor_id", "position", "degree", "field", "institution", "year", "detail"],
  class_offered: ["id", "mentor_id", "position", "subject", "education_level", "specific_classes", "format"],
  review: ["id", "mentor_id", "student_id", "rating", "comment", "created_at", "updated_at"],
  mentor_listing: ["mentor_id", "name", "rating_sum", "review_count", "grade_mask", "subject_mask", "latitude", "longitude", "quadkey", "tokens", "town"],
} as const; // prettier-ignore

export type SeedTable = keyof typeof SEED_COLUMNS;

/** Tables in the order in which their rows depend on each other. */
export const SEED_TABLES = Object.keys(SEED_COLUMNS) as SeedTable[];

/** Tables whose ids come from a sequence, which must go on behind the seeded rows. */
export const SERIAL_TABLES = ["mentor_profile", "teaching_experience", "qualification", "class_offered"] as const;

/** Tables that the listing and the profiles read; their visibility map and statistics must be fresh after a bulk load. */
export const VACUUMED_TABLES = [...SEED_TABLES, "mentor_rating", "mentor_page", "map_cell", "tutor_area"] as const;
