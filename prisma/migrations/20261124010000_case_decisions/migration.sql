-- What staff do with a case: a claim, notes and one decision. Staff can hide a review.
ALTER TABLE "case_file" ADD COLUMN "claimed_by_id" UUID, ADD COLUMN "claimed_at" TIMESTAMPTZ(3);
CREATE INDEX "case_file_claimed_by_id_idx" ON "case_file" ("claimed_by_id");
ALTER TABLE "case_file" ADD CONSTRAINT "case_file_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "user_account" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "case_note" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "author_id" UUID,
    "text" VARCHAR(1000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_note_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "case_note_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "case_file" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "case_note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user_account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "case_note_case_id_created_at_idx" ON "case_note" ("case_id", "created_at");
CREATE INDEX "case_note_author_id_idx" ON "case_note" ("author_id");

CREATE TYPE "decision_kind" AS ENUM ('dismiss', 'warn', 'hide', 'changes', 'suspend', 'delete');

CREATE TABLE "case_decision" (
    "case_id" UUID NOT NULL,
    "kind" "decision_kind" NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "case_decision_pkey" PRIMARY KEY ("case_id"),
    CONSTRAINT "case_decision_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "case_file" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "case_decision_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "user_account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "case_decision_decided_by_id_idx" ON "case_decision" ("decided_by_id");

ALTER TABLE "review" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);

-- The stars of a hidden review count nowhere.
CREATE OR REPLACE FUNCTION "apply_review_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE "mentor_rating" r SET
            "star_1" = r."star_1" + d."s1", "star_2" = r."star_2" + d."s2", "star_3" = r."star_3" + d."s3",
            "star_4" = r."star_4" + d."s4", "star_5" = r."star_5" + d."s5"
        FROM (SELECT "mentor_id", count(*) FILTER (WHERE "rating" = 1) "s1", count(*) FILTER (WHERE "rating" = 2) "s2",
                     count(*) FILTER (WHERE "rating" = 3) "s3", count(*) FILTER (WHERE "rating" = 4) "s4",
                     count(*) FILTER (WHERE "rating" = 5) "s5"
              FROM "new_review" WHERE "hidden_at" IS NULL GROUP BY "mentor_id") d
        WHERE r."mentor_id" = d."mentor_id";
    ELSIF TG_OP = 'DELETE' THEN
        UPDATE "mentor_rating" r SET
            "star_1" = r."star_1" - d."s1", "star_2" = r."star_2" - d."s2", "star_3" = r."star_3" - d."s3",
            "star_4" = r."star_4" - d."s4", "star_5" = r."star_5" - d."s5"
        FROM (SELECT "mentor_id", count(*) FILTER (WHERE "rating" = 1) "s1", count(*) FILTER (WHERE "rating" = 2) "s2",
                     count(*) FILTER (WHERE "rating" = 3) "s3", count(*) FILTER (WHERE "rating" = 4) "s4",
                     count(*) FILTER (WHERE "rating" = 5) "s5"
              FROM "old_review" WHERE "hidden_at" IS NULL GROUP BY "mentor_id") d
        WHERE r."mentor_id" = d."mentor_id";
    ELSE
        UPDATE "mentor_rating" r SET
            "star_1" = r."star_1" + d."s1", "star_2" = r."star_2" + d."s2", "star_3" = r."star_3" + d."s3",
            "star_4" = r."star_4" + d."s4", "star_5" = r."star_5" + d."s5"
        FROM (SELECT "mentor_id", coalesce(sum("n") FILTER (WHERE "rating" = 1), 0) "s1", coalesce(sum("n") FILTER (WHERE "rating" = 2), 0) "s2",
                     coalesce(sum("n") FILTER (WHERE "rating" = 3), 0) "s3", coalesce(sum("n") FILTER (WHERE "rating" = 4), 0) "s4",
                     coalesce(sum("n") FILTER (WHERE "rating" = 5), 0) "s5"
              FROM (SELECT "mentor_id", "rating", 1 AS "n" FROM "new_review" WHERE "hidden_at" IS NULL
                    UNION ALL SELECT "mentor_id", "rating", -1 FROM "old_review" WHERE "hidden_at" IS NULL) c GROUP BY "mentor_id") d
        WHERE r."mentor_id" = d."mentor_id";
    END IF;
    RETURN NULL;
END $$;

DROP TRIGGER "review_shown_anew" ON "review";
CREATE CONSTRAINT TRIGGER "review_shown_anew" AFTER UPDATE ON "review"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (ROW(OLD."mentor_id", OLD."rating", OLD."comment", OLD."edited_at", OLD."verified_meeting", OLD."answer", OLD."answered_at", OLD."hidden_at")
        IS DISTINCT FROM ROW(NEW."mentor_id", NEW."rating", NEW."comment", NEW."edited_at", NEW."verified_meeting", NEW."answer", NEW."answered_at", NEW."hidden_at"))
    EXECUTE FUNCTION "mark_page_changed"();
