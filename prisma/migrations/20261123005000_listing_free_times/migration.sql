-- When a mentor is free, for the filters "free when I am" and "free in the next 7 days" (lib/domain/search/free-times.rules.ts).
-- `week`: the half hours of the week in UTC with weekly hours, Monday first. `free_mask`: the parts of the week on the site's clock.
-- `free_days`: days with a free slot, as bits of a ring; right until `free_until`. Background jobs compute the rows that there are.
ALTER TABLE "mentor_listing"
    ADD COLUMN "week" BIT(336),
    ADD COLUMN "free_mask" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "free_days" BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN "free_until" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "utc_offset" SMALLINT NOT NULL DEFAULT 0;

DROP INDEX "mentor_listing_recommended_idx", "mentor_listing_rating_idx", "mentor_listing_reviews_idx", "mentor_listing_name_idx",
    "mentor_listing_quadkey_idx";
CREATE INDEX "mentor_listing_recommended_idx" ON "mentor_listing" ("rating_sum", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos", "free_mask", "free_days");
CREATE INDEX "mentor_listing_rating_idx" ON "mentor_listing" ("rating", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos", "free_mask", "free_days");
CREATE INDEX "mentor_listing_reviews_idx" ON "mentor_listing" ("review_count", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos", "free_mask", "free_days");
CREATE INDEX "mentor_listing_name_idx" ON "mentor_listing" ("name", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos", "free_mask", "free_days");
CREATE INDEX "mentor_listing_quadkey_idx" ON "mentor_listing" ("quadkey")
    INCLUDE ("mentor_id", "rating_sum", "rating", "review_count", "grade_mask", "subject_mask", "x", "y", "z", "name", "mode_mask",
        "fee", "language_mask", "board_mask", "reach_cos", "free_mask", "free_days");
