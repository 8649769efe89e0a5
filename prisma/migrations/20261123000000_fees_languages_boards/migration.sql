-- What a parent compares: the fee of each class offered, the languages of teaching, the boards and exams, and where a mentor
-- teaches in person. Amounts are in the smallest unit of the site's currency; a class without an amount says "Ask".
CREATE TYPE "fee_period" AS ENUM ('hour', 'month');

ALTER TABLE "class_offered"
    ADD COLUMN "fee_amount" INTEGER,
    ADD COLUMN "fee_period" "fee_period",
    ADD COLUMN "lessons_per_week" SMALLINT,
    ADD COLUMN "lesson_minutes" SMALLINT,
    ADD CONSTRAINT "class_offered_fee_whole" CHECK (("fee_amount" IS NULL) = ("fee_period" IS NULL)),
    ADD CONSTRAINT "class_offered_fee_range" CHECK ("fee_amount" BETWEEN 1 AND 1000000000),
    ADD CONSTRAINT "class_offered_monthly_lessons" CHECK (
        ("lessons_per_week" IS NULL) = ("fee_period" IS DISTINCT FROM 'month')
        AND ("lesson_minutes" IS NULL) = ("fee_period" IS DISTINCT FROM 'month')
    ),
    ADD CONSTRAINT "class_offered_lessons_range" CHECK ("lessons_per_week" BETWEEN 1 AND 14),
    ADD CONSTRAINT "class_offered_minutes_range" CHECK ("lesson_minutes" BETWEEN 15 AND 480);

-- Whether a mentor teaches online or in person follows from the formats of the classes. These say where "in person" is.
ALTER TABLE "mentor_profile"
    ADD COLUMN "languages" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "boards" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "hosts_students" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "reach_km" SMALLINT,
    ADD COLUMN "first_meeting_fee" INTEGER NOT NULL DEFAULT 0,
    ADD CONSTRAINT "mentor_profile_languages_count" CHECK (cardinality("languages") <= 10),
    ADD CONSTRAINT "mentor_profile_boards_count" CHECK (cardinality("boards") <= 20),
    ADD CONSTRAINT "mentor_profile_reach_range" CHECK ("reach_km" BETWEEN 1 AND 50),
    ADD CONSTRAINT "mentor_profile_first_meeting_fee_range" CHECK ("first_meeting_fee" BETWEEN 0 AND 1000000000);

DROP TRIGGER "mentor_profile_shown" ON "mentor_profile";
CREATE CONSTRAINT TRIGGER "mentor_profile_shown"
    AFTER UPDATE OF "proficiency", "is_verified", "subjects", "place_name", "languages", "boards", "hosts_students", "reach_km", "first_meeting_fee"
    ON "mentor_profile"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (ROW(OLD."proficiency", OLD."is_verified", OLD."subjects", OLD."place_name", OLD."languages", OLD."boards",
            OLD."hosts_students", OLD."reach_km", OLD."first_meeting_fee")
        IS DISTINCT FROM ROW(NEW."proficiency", NEW."is_verified", NEW."subjects", NEW."place_name", NEW."languages", NEW."boards",
            NEW."hosts_students", NEW."reach_km", NEW."first_meeting_fee"))
    EXECUTE FUNCTION "mark_page_of_profile_changed"();
