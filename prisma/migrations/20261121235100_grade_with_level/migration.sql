-- A token for each grade together with each level that a mentor teaches, so that a filter for both is one look-up instead of the
-- comparison of two lists of hundreds of thousands (lib/domain/search/listing-row.rules.ts).
ALTER TABLE "mentor_listing" DISABLE TRIGGER "mentor_listing_moved";

UPDATE "mentor_listing" SET "tokens" = "tokens" || ARRAY(
    SELECT 20000 + (g - 100) * 8 + (l - 10) FROM unnest("tokens") g, unnest("tokens") l
    WHERE g BETWEEN 100 AND 131 AND l BETWEEN 10 AND 17 ORDER BY 1
);

ALTER TABLE "mentor_listing" ENABLE TRIGGER "mentor_listing_moved";

SELECT "rebuild_map_cells"();
