-- Tells every server process which mentors' cached pages are out of date, at the commit that makes them so (docs/decisions/025).
-- The notice is a username, since a page is cached by the username in its address; '*' stands for all of them.

-- Every username that these mentors' pages were ever asked for by: the present one, those given up, those of mentors who have left.
CREATE FUNCTION "usernames_of_mentors"("mentor_ids" INTEGER[]) RETURNS SETOF VARCHAR LANGUAGE sql STABLE AS $$
    WITH "people" AS (SELECT "user_id" FROM "mentor_profile" WHERE "id" = ANY("mentor_ids"))
    SELECT "username" FROM "user_account" JOIN "people" ON "user_id" = "id"
    UNION SELECT "username" FROM "former_username" JOIN "people" USING ("user_id")
    UNION SELECT "username" FROM "departed_mentor" JOIN "people" USING ("user_id")
$$;

-- Notices are sent by the commit, and not at all when there is none. A thousand of them are one: everything has changed.
CREATE FUNCTION "tell_pages_changed"("mentor_ids" INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF cardinality("mentor_ids") > 1000 THEN
        PERFORM pg_notify('mentor_page_changed', '*');
    ELSIF cardinality("mentor_ids") > 0 THEN
        PERFORM pg_notify('mentor_page_changed', "username") FROM "usernames_of_mentors"("mentor_ids") AS "names"("username");
    END IF;
END $$;

-- As before, and tells of each page that this transaction has not marked yet. A page that another transaction holds keeps that one's
-- mark, but its notice may be sent before this one's rows can be read, so this one sends its own.
CREATE OR REPLACE FUNCTION "mark_pages_changed"("mentor_ids" INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "tell_pages_changed"(ARRAY(
        SELECT "mentor_id" FROM "mentor_page"
        WHERE "mentor_id" = ANY("mentor_ids") AND "xmin" <> pg_current_xact_id()::xid
    ));
    UPDATE "mentor_page" SET "changed_at" = clock_timestamp() WHERE "mentor_id" IN (
        SELECT "mentor_id" FROM "mentor_page"
        WHERE "mentor_id" = ANY("mentor_ids") AND "xmin" <> pg_current_xact_id()::xid
        FOR NO KEY UPDATE SKIP LOCKED
    );
END $$;

-- A username that belonged to no mentor may have been asked for, and that answer is kept too.
CREATE OR REPLACE FUNCTION "create_mentor_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "mentor_page" ("mentor_id") SELECT "id" FROM "new_profile";
    PERFORM "tell_pages_changed"(ARRAY(SELECT "id" FROM "new_profile"));
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "rebuild_mentor_pages"() RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('mentor_page_changed', '*');
    INSERT INTO "mentor_page" ("mentor_id", "changed_at")
    SELECT p."id", greatest(p."updated_at", u."updated_at", r."changed_at")
    FROM "mentor_profile" p JOIN "user_account" u ON u."id" = p."user_id"
        LEFT JOIN (SELECT "mentor_id", max(greatest("updated_at", "edited_at", "answered_at")) AS "changed_at"
                   FROM "review" GROUP BY "mentor_id") r ON r."mentor_id" = p."id"
    ORDER BY p."id"
    ON CONFLICT ("mentor_id") DO UPDATE SET "changed_at" = excluded."changed_at"
$$;
