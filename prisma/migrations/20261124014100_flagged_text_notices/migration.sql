-- What the public reads of a text changes when it is flagged and when staff clear it, so the pages that show it are out of date.
CREATE FUNCTION "mark_pages_of_flagged_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "mark_pages_changed"(ARRAY(
        SELECT p."id" FROM "new_text" t JOIN "mentor_profile" p ON p."user_id" = t."target_id"
        UNION
        SELECT r."mentor_id" FROM "new_text" t JOIN "review" r ON r."id" = t."target_id"
    ));
    RETURN NULL;
END $$;

CREATE TRIGGER "flagged_text_insert_marks_pages" AFTER INSERT ON "flagged_text"
    REFERENCING NEW TABLE AS "new_text" FOR EACH STATEMENT EXECUTE FUNCTION "mark_pages_of_flagged_texts"();
CREATE TRIGGER "flagged_text_update_marks_pages" AFTER UPDATE ON "flagged_text"
    REFERENCING NEW TABLE AS "new_text" FOR EACH STATEMENT EXECUTE FUNCTION "mark_pages_of_flagged_texts"();
