-- What the filters by format, fee, language and board ask of a search row. `mode_mask`: online 1, at the student's home 2, at
-- the mentor's place 4. `fee` is what an hour of the cheapest class costs, in the smallest unit of the site's currency; null for
-- "Ask". Background jobs compute the rows that there are again (lib/domain/search/listing-row.rules.ts, `LISTING_ROWS`).
ALTER TABLE "mentor_listing"
    ADD COLUMN "mode_mask" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "fee" INTEGER,
    ADD COLUMN "language_mask" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "board_mask" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "reach_km" SMALLINT,
    -- The reach as the least closeness of a student: one comparison, as for the distance.
    ADD COLUMN "reach_cos" DOUBLE PRECISION GENERATED ALWAYS AS (cos("reach_km" / 6371.0)) STORED,
    ADD CONSTRAINT "mentor_listing_reach_range" CHECK ("reach_km" BETWEEN 1 AND 50);

DROP INDEX "mentor_listing_recommended_idx", "mentor_listing_rating_idx", "mentor_listing_reviews_idx", "mentor_listing_name_idx",
    "mentor_listing_quadkey_idx";
CREATE INDEX "mentor_listing_recommended_idx" ON "mentor_listing" ("rating_sum", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos");
CREATE INDEX "mentor_listing_rating_idx" ON "mentor_listing" ("rating", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos");
CREATE INDEX "mentor_listing_reviews_idx" ON "mentor_listing" ("review_count", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos");
CREATE INDEX "mentor_listing_name_idx" ON "mentor_listing" ("name", "mentor_id")
    INCLUDE ("grade_mask", "subject_mask", "x", "y", "z", "mode_mask", "fee", "language_mask", "board_mask", "reach_cos");
CREATE INDEX "mentor_listing_quadkey_idx" ON "mentor_listing" ("quadkey")
    INCLUDE ("mentor_id", "rating_sum", "rating", "review_count", "grade_mask", "subject_mask", "x", "y", "z", "name", "mode_mask",
        "fee", "language_mask", "board_mask", "reach_cos");
