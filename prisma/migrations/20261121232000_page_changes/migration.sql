-- When what a mentor's public page shows last changed: the `lastmod` of its entry in the sitemap (docs/decisions/015).
-- One row for each mentor, listed or not, from the profile's creation on.
CREATE TABLE "mentor_page" (
    "mentor_id" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- 50,000 mentors each; lib/domain/sitemap/sitemap.rules.ts knows the same number.
    "sitemap_part" INTEGER GENERATED ALWAYS AS (("mentor_id" - 1) / 50000 + 1) STORED,

    CONSTRAINT "mentor_page_pkey" PRIMARY KEY ("mentor_id")
);

-- The newest change of a part, without reading the part.
CREATE INDEX "mentor_page_sitemap_part_changed_at_idx" ON "mentor_page"("sitemap_part", "changed_at");

-- AddForeignKey
ALTER TABLE "mentor_page" ADD CONSTRAINT "mentor_page_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "create_mentor_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "mentor_page" ("mentor_id") SELECT "id" FROM "new_profile";
    RETURN NULL;
END $$;

CREATE TRIGGER "mentor_profile_page" AFTER INSERT ON "mentor_profile"
    REFERENCING NEW TABLE AS "new_profile" FOR EACH STATEMENT EXECUTE FUNCTION "create_mentor_page"();

-- Nobody waits here: a page that another transaction holds has been marked by it in this very moment, because the marks are set
-- at the commit alone. A page that this transaction has marked already stays as it is.
CREATE FUNCTION "mark_pages_changed"("mentor_ids" INTEGER[]) RETURNS void LANGUAGE sql AS $$
    UPDATE "mentor_page" SET "changed_at" = clock_timestamp() WHERE "mentor_id" IN (
        SELECT "mentor_id" FROM "mentor_page"
        WHERE "mentor_id" = ANY("mentor_ids") AND "xmin" <> pg_current_xact_id()::xid
        FOR NO KEY UPDATE SKIP LOCKED
    )
$$;

CREATE FUNCTION "mark_page_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "mark_pages_changed"(ARRAY[OLD."mentor_id", NEW."mentor_id"]);
    RETURN NULL;
END $$;

CREATE FUNCTION "mark_page_of_profile_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "mark_pages_changed"(ARRAY[NEW."id"]);
    RETURN NULL;
END $$;

-- A person stands on the page of their own, and with name and picture on those of the mentors whom they have reviewed.
CREATE FUNCTION "mark_pages_of_person_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "mark_pages_changed"(ARRAY(
        SELECT "id" FROM "mentor_profile" WHERE "user_id" = NEW."id"
        UNION ALL
        SELECT "mentor_id" FROM "review" WHERE "student_id" = NEW."id"
            AND ROW(OLD."name", OLD."avatar", OLD."avatar_small") IS DISTINCT FROM ROW(NEW."name", NEW."avatar", NEW."avatar_small")
    ));
    RETURN NULL;
END $$;

-- Deferred to the commit, so that the lock on a page is the last one of every writer and is held for a moment only. The conditions are
-- checked at once: what changes nothing that is shown is never remembered.
CREATE CONSTRAINT TRIGGER "user_account_shown" AFTER UPDATE OF "name", "username", "avatar", "avatar_small", "about" ON "user_account"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (ROW(OLD."name", OLD."username", OLD."avatar", OLD."avatar_small", OLD."about")
        IS DISTINCT FROM ROW(NEW."name", NEW."username", NEW."avatar", NEW."avatar_small", NEW."about"))
    EXECUTE FUNCTION "mark_pages_of_person_changed"();

CREATE CONSTRAINT TRIGGER "mentor_profile_shown" AFTER UPDATE OF "proficiency", "is_verified", "subjects", "place_name" ON "mentor_profile"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (ROW(OLD."proficiency", OLD."is_verified", OLD."subjects", OLD."place_name")
        IS DISTINCT FROM ROW(NEW."proficiency", NEW."is_verified", NEW."subjects", NEW."place_name"))
    EXECUTE FUNCTION "mark_page_of_profile_changed"();

CREATE CONSTRAINT TRIGGER "teaching_experience_shown" AFTER INSERT OR DELETE ON "teaching_experience"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "mark_page_changed"();
CREATE CONSTRAINT TRIGGER "teaching_experience_shown_anew" AFTER UPDATE ON "teaching_experience"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "mark_page_changed"();

CREATE CONSTRAINT TRIGGER "qualification_shown" AFTER INSERT OR DELETE ON "qualification"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "mark_page_changed"();
CREATE CONSTRAINT TRIGGER "qualification_shown_anew" AFTER UPDATE ON "qualification"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "mark_page_changed"();

CREATE CONSTRAINT TRIGGER "class_offered_shown" AFTER INSERT OR DELETE ON "class_offered"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "mark_page_changed"();
CREATE CONSTRAINT TRIGGER "class_offered_shown_anew" AFTER UPDATE ON "class_offered"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "mark_page_changed"();

CREATE CONSTRAINT TRIGGER "review_shown" AFTER INSERT OR DELETE ON "review"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "mark_page_changed"();
CREATE CONSTRAINT TRIGGER "review_shown_anew" AFTER UPDATE ON "review"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (ROW(OLD."mentor_id", OLD."rating", OLD."comment", OLD."edited_at", OLD."verified_meeting", OLD."answer", OLD."answered_at")
        IS DISTINCT FROM ROW(NEW."mentor_id", NEW."rating", NEW."comment", NEW."edited_at", NEW."verified_meeting", NEW."answer", NEW."answered_at"))
    EXECUTE FUNCTION "mark_page_changed"();

-- Sets every mark anew from what the rows know of their own changes: here for the mentors that there are, and after a bulk load with the
-- triggers off. A row knows of changes that are not shown too, so a mark may be late.
CREATE FUNCTION "rebuild_mentor_pages"() RETURNS void LANGUAGE sql AS $$
    INSERT INTO "mentor_page" ("mentor_id", "changed_at")
    SELECT p."id", greatest(p."updated_at", u."updated_at", r."changed_at")
    FROM "mentor_profile" p JOIN "user_account" u ON u."id" = p."user_id"
        LEFT JOIN (SELECT "mentor_id", max(greatest("updated_at", "edited_at", "answered_at")) AS "changed_at"
                   FROM "review" GROUP BY "mentor_id") r ON r."mentor_id" = p."id"
    ORDER BY p."id"
    ON CONFLICT ("mentor_id") DO UPDATE SET "changed_at" = excluded."changed_at"
$$;

SELECT "rebuild_mentor_pages"();
