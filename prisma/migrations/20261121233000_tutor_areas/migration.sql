-- The town of a listed mentor, as addresses spell it ("pune-maharashtra"): the same town that the profile names.
ALTER TABLE "mentor_listing" ADD COLUMN "town" VARCHAR(80);

UPDATE "mentor_listing" l
SET "town" = lower(regexp_replace(p."place_name", '[^a-zA-Z0-9]+', '-', 'g'))
FROM "mentor_profile" p WHERE p."id" = l."mentor_id" AND p."place_name" IS NOT NULL;

-- The tutors of a town in the recommended order; a landing page reads its subject's from this index alone.
CREATE INDEX "mentor_listing_town_idx" ON "mentor_listing" ("town", "rating_sum" DESC, "mentor_id" DESC)
    INCLUDE ("subject_mask", "review_count") WHERE "town" IS NOT NULL;

-- How many listed mentors teach a subject, in each town and, with an empty town, everywhere.
CREATE TABLE "tutor_area" (
    "subject_id" SMALLINT NOT NULL,
    "town" VARCHAR(80) NOT NULL,
    "mentor_count" INTEGER NOT NULL,

    CONSTRAINT "tutor_area_pkey" PRIMARY KEY ("subject_id", "town")
)
-- Room for the next version of a row in its own page: no column of the index ever changes.
WITH (fillfactor = 80);

CREATE INDEX "tutor_area_town_idx" ON "tutor_area" ("town");

-- The areas that a search row counts in.
CREATE FUNCTION "tutor_areas"("subject_mask" BIGINT, "listing_town" VARCHAR) RETURNS TABLE ("subject_id" SMALLINT, "town" VARCHAR)
LANGUAGE sql IMMUTABLE AS $$
    SELECT s::SMALLINT, t FROM generate_series(0, 61) s, unnest(ARRAY['', "listing_town"]) t
    WHERE "subject_mask" & (1::BIGINT << s) <> 0 AND t IS NOT NULL
$$;

-- Takes search rows out of their areas and puts others in. Areas are locked in one order, whoever writes, so that
-- writers wait for each other and never in a circle.
CREATE FUNCTION "change_tutor_areas"("removed" "mentor_listing"[], "added" "mentor_listing"[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "emptied" "tutor_area"[];
BEGIN
    WITH "written" AS (
        INSERT INTO "tutor_area" AS c ("subject_id", "town", "mentor_count")
        SELECT a."subject_id", a."town", sum(l."sign")
        FROM (SELECT -1 AS "sign", "subject_mask", "town" FROM unnest("removed")
              UNION ALL SELECT 1, "subject_mask", "town" FROM unnest("added")) l,
             "tutor_areas"(l."subject_mask", l."town") a
        GROUP BY 1, 2
        HAVING sum(l."sign") <> 0
        ORDER BY 1, 2
        ON CONFLICT ("subject_id", "town") DO UPDATE SET "mentor_count" = c."mentor_count" + excluded."mentor_count"
        RETURNING c.*
    )
    SELECT array_agg(ROW(w.*)::"tutor_area") INTO "emptied" FROM "written" w WHERE w."mentor_count" = 0;

    DELETE FROM "tutor_area" c USING unnest("emptied") e WHERE c."subject_id" = e."subject_id" AND c."town" = e."town";
END $$;

CREATE FUNCTION "count_tutors"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "change_tutor_areas"('{}', (SELECT array_agg(ROW(n.*)::"mentor_listing") FROM "new_listing" n));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM "change_tutor_areas"((SELECT array_agg(ROW(o.*)::"mentor_listing") FROM "old_listing" o), '{}');
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM "change_tutor_areas"(ARRAY[OLD], ARRAY[NEW]);
    ELSE
        TRUNCATE "tutor_area";
    END IF;
    RETURN NULL;
END $$;

-- Their names sort behind those of the map's triggers, so every writer changes cells first and areas second.
CREATE TRIGGER "mentor_listing_tutors_inserted" AFTER INSERT ON "mentor_listing"
    REFERENCING NEW TABLE AS "new_listing" FOR EACH STATEMENT EXECUTE FUNCTION "count_tutors"();
CREATE TRIGGER "mentor_listing_tutors_deleted" AFTER DELETE ON "mentor_listing"
    REFERENCING OLD TABLE AS "old_listing" FOR EACH STATEMENT EXECUTE FUNCTION "count_tutors"();
CREATE TRIGGER "mentor_listing_tutors_emptied" AFTER TRUNCATE ON "mentor_listing"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_tutors"();
CREATE TRIGGER "mentor_listing_tutors_moved" AFTER UPDATE OF "town", "subject_mask" ON "mentor_listing"
    FOR EACH ROW WHEN (ROW(OLD."town", OLD."subject_mask") IS DISTINCT FROM ROW(NEW."town", NEW."subject_mask"))
    EXECUTE FUNCTION "count_tutors"();

-- Counts every area anew: here for the mentors that there are, and after a bulk load with the trigger off.
CREATE FUNCTION "rebuild_tutor_areas"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    LOCK TABLE "mentor_listing" IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM "tutor_area";
    INSERT INTO "tutor_area"
    SELECT a."subject_id", a."town", sum(l."mentors")
    FROM (SELECT "subject_mask", "town", count(*) AS "mentors" FROM "mentor_listing" GROUP BY 1, 2) l,
         "tutor_areas"(l."subject_mask", l."town") a
    GROUP BY 1, 2;
END $$;

SELECT "rebuild_tutor_areas"();
