-- How many mentors stand in each web-mercator tile, and the sums of their public places, so that a map of any size reads
-- a few hundred rows. `code` is the listing's quadkey without its last 2 * (15 - zoom) bits. Facet 0 counts everybody
-- with a place, in zooms 3 to 15. The other facets are the listing's single search tokens (subject, grade, level,
-- technology; pairs begin at 10,000), in zooms 3 to 13: deeper, almost every mentor would be a cell of their own.
CREATE TABLE "map_cell" (
    "facet" INTEGER NOT NULL,
    "zoom" SMALLINT NOT NULL,
    "code" INTEGER NOT NULL,
    "mentor_count" INTEGER NOT NULL,
    "latitude_sum" DOUBLE PRECISION NOT NULL,
    "longitude_sum" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "map_cell_pkey" PRIMARY KEY ("facet", "zoom", "code")
)
-- Room for the next version of a row in its own page: no column of the index ever changes.
WITH (fillfactor = 80);

-- The facets of a search row, each with the deepest zoom in which it is counted.
CREATE FUNCTION "map_facets"("tokens" INTEGER[]) RETURNS TABLE ("facet" INTEGER, "last_zoom" INTEGER) LANGUAGE sql IMMUTABLE AS $$
    SELECT 0, 15 UNION ALL SELECT t, 13 FROM unnest("tokens") t WHERE t < 10000
$$;

-- Takes search rows off the map and puts others on it. Cells are locked in one order, whoever writes, so that writers
-- wait for each other and never in a circle. An empty cell is removed, and with it the rounding of its sums.
CREATE FUNCTION "change_map_cells"("removed" "mentor_listing"[], "added" "mentor_listing"[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "emptied" "map_cell"[];
BEGIN
    WITH "written" AS (
        INSERT INTO "map_cell" AS c ("facet", "zoom", "code", "mentor_count", "latitude_sum", "longitude_sum")
        SELECT f."facet", tile_zoom, l."quadkey" >> 2 * (15 - tile_zoom),
               sum(l."sign"), sum(l."sign" * l."latitude"), sum(l."sign" * l."longitude")
        FROM (SELECT -1 AS "sign", "quadkey", "latitude", "longitude", "tokens" FROM unnest("removed")
              UNION ALL SELECT 1, "quadkey", "latitude", "longitude", "tokens" FROM unnest("added")) l,
             "map_facets"(l."tokens") f, generate_series(3, f."last_zoom") tile_zoom
        WHERE l."quadkey" IS NOT NULL
        GROUP BY 1, 2, 3
        HAVING sum(l."sign") <> 0 OR sum(l."sign" * l."latitude") <> 0 OR sum(l."sign" * l."longitude") <> 0
        ORDER BY 1, 2, 3
        ON CONFLICT ("facet", "zoom", "code") DO UPDATE SET
            "mentor_count" = c."mentor_count" + excluded."mentor_count",
            "latitude_sum" = c."latitude_sum" + excluded."latitude_sum",
            "longitude_sum" = c."longitude_sum" + excluded."longitude_sum"
        RETURNING c.*
    )
    SELECT array_agg(ROW(w.*)::"map_cell") INTO "emptied" FROM "written" w WHERE w."mentor_count" = 0;

    DELETE FROM "map_cell" c USING unnest("emptied") e
    WHERE c."facet" = e."facet" AND c."zoom" = e."zoom" AND c."code" = e."code";
END $$;

CREATE FUNCTION "apply_listing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "change_map_cells"('{}', (SELECT array_agg(ROW(n.*)::"mentor_listing") FROM "new_listing" n));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM "change_map_cells"((SELECT array_agg(ROW(o.*)::"mentor_listing") FROM "old_listing" o), '{}');
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM "change_map_cells"(ARRAY[OLD], ARRAY[NEW]);
    ELSE
        TRUNCATE "map_cell";
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "mentor_listing_inserted" AFTER INSERT ON "mentor_listing"
    REFERENCING NEW TABLE AS "new_listing" FOR EACH STATEMENT EXECUTE FUNCTION "apply_listing_change"();
CREATE TRIGGER "mentor_listing_deleted" AFTER DELETE ON "mentor_listing"
    REFERENCING OLD TABLE AS "old_listing" FOR EACH STATEMENT EXECUTE FUNCTION "apply_listing_change"();
CREATE TRIGGER "mentor_listing_emptied" AFTER TRUNCATE ON "mentor_listing"
    FOR EACH STATEMENT EXECUTE FUNCTION "apply_listing_change"();
-- By row and by column, unlike the others, so that a review, which writes only its sums, does not even ask.
CREATE TRIGGER "mentor_listing_moved" AFTER UPDATE OF "latitude", "longitude", "quadkey", "tokens" ON "mentor_listing"
    FOR EACH ROW WHEN (ROW(OLD."latitude", OLD."longitude", OLD."quadkey", OLD."tokens")
        IS DISTINCT FROM ROW(NEW."latitude", NEW."longitude", NEW."quadkey", NEW."tokens"))
    EXECUTE FUNCTION "apply_listing_change"();

-- Counts every cell anew: here for the mentors that there are, and after a bulk load with the triggers off.
CREATE FUNCTION "rebuild_map_cells"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    LOCK TABLE "mentor_listing" IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM "map_cell";
    INSERT INTO "map_cell"
    SELECT f."facet", f."last_zoom", l."quadkey" >> 2 * (15 - f."last_zoom"), count(*), sum(l."latitude"), sum(l."longitude")
    FROM "mentor_listing" l, "map_facets"(l."tokens") f
    WHERE l."quadkey" IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
    FOR tile_zoom IN REVERSE 14..3 LOOP
        INSERT INTO "map_cell"
        SELECT "facet", tile_zoom, "code" >> 2, sum("mentor_count"), sum("latitude_sum"), sum("longitude_sum")
        FROM "map_cell" WHERE "zoom" = tile_zoom + 1 GROUP BY 1, 3 ORDER BY 1, 3;
    END LOOP;
END $$;

SELECT "rebuild_map_cells"();
