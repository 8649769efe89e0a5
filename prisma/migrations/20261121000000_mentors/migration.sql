-- CreateEnum
CREATE TYPE "role" AS ENUM ('user', 'mentor');

-- CreateEnum
CREATE TYPE "proficiency" AS ENUM ('Beginner', 'Intermediate', 'Advanced');

-- CreateEnum
CREATE TYPE "class_format" AS ENUM ('online', 'offline', 'hybrid');

-- CreateEnum
CREATE TYPE "education_level" AS ENUM ('kindergarten', 'primaryschool', 'highschool', 'college');

-- CreateTable
CREATE TABLE "user_account" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" VARCHAR(50) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "role" "role" NOT NULL DEFAULT 'user',
    "username" VARCHAR(60) NOT NULL,
    "avatar" VARCHAR(500),
    "about" VARCHAR(2000),
    "age" SMALLINT,
    "mobile_number" VARCHAR(10),
    "address" VARCHAR(300),
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "session_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "user_account_name_length" CHECK (char_length("name") BETWEEN 2 AND 50),
    CONSTRAINT "user_account_email_normalised" CHECK ("email" = lower("email") AND "email" NOT LIKE '% %'),
    CONSTRAINT "user_account_username_form" CHECK ("username" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("username") >= 3),
    CONSTRAINT "user_account_age_range" CHECK ("age" BETWEEN 0 AND 100),
    CONSTRAINT "user_account_mobile_number_form" CHECK ("mobile_number" ~ '^[0-9]{10}$'),
    CONSTRAINT "user_account_position_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
    CONSTRAINT "user_account_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
    CONSTRAINT "user_account_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180)
);

-- CreateTable
CREATE TABLE "password_credential" (
    "user_id" UUID NOT NULL,
    "hash" VARCHAR(300) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_credential_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "mentor_profile" (
    "id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "proficiency" "proficiency",
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "subjects" TEXT[] NOT NULL DEFAULT '{}',
    "place_name" VARCHAR(120),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentor_profile_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mentor_profile_subjects_count" CHECK (cardinality("subjects") <= 30)
);

-- CreateTable
CREATE TABLE "teaching_experience" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "institution" VARCHAR(120) NOT NULL,
    "subject" VARCHAR(80) NOT NULL,
    "from_date" DATE NOT NULL,
    "to_date" DATE,
    "currently_teaching" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "teaching_experience_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "teaching_experience_order" CHECK ("to_date" IS NULL OR "to_date" >= "from_date"),
    CONSTRAINT "teaching_experience_current_is_open" CHECK (NOT "currently_teaching" OR "to_date" IS NULL)
);

-- CreateTable
CREATE TABLE "qualification" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "degree" VARCHAR(80) NOT NULL,
    "field" VARCHAR(80) NOT NULL,
    "institution" VARCHAR(120) NOT NULL,
    "year" SMALLINT NOT NULL,
    "detail" VARCHAR(300),

    CONSTRAINT "qualification_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "qualification_year_range" CHECK ("year" BETWEEN 1940 AND 2100)
);

-- CreateTable
CREATE TABLE "class_offered" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "subject" VARCHAR(80) NOT NULL,
    "education_level" "education_level" NOT NULL,
    "specific_classes" TEXT[] NOT NULL DEFAULT '{}',
    "format" "class_format" NOT NULL,

    CONSTRAINT "class_offered_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "class_offered_classes_count" CHECK (cardinality("specific_classes") <= 15)
);

-- CreateTable
CREATE TABLE "review" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "mentor_id" INTEGER NOT NULL,
    "student_id" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" VARCHAR(2000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "review_rating_range" CHECK ("rating" BETWEEN 1 AND 5),
    CONSTRAINT "review_comment_length" CHECK (char_length("comment") BETWEEN 10 AND 2000)
);

-- CreateTable
CREATE TABLE "mentor_rating" (
    "mentor_id" INTEGER NOT NULL,
    "star_1" INTEGER NOT NULL DEFAULT 0,
    "star_2" INTEGER NOT NULL DEFAULT 0,
    "star_3" INTEGER NOT NULL DEFAULT 0,
    "star_4" INTEGER NOT NULL DEFAULT 0,
    "star_5" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "mentor_rating_pkey" PRIMARY KEY ("mentor_id"),
    CONSTRAINT "mentor_rating_not_negative" CHECK (least("star_1", "star_2", "star_3", "star_4", "star_5") >= 0)
);

-- The narrow search row of a listed mentor. Everything a filter or a sort reads stands here, so that
-- the wide profile is touched only for the few cards of one page. The place is the shifted public one.
-- `tokens` and `quadkey` are computed by lib/domain/search/listing-row.rules.ts.
CREATE TABLE "mentor_listing" (
    "mentor_id" INTEGER NOT NULL,
    "name" VARCHAR(50) COLLATE "en-x-icu" NOT NULL,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "rating" DOUBLE PRECISION GENERATED ALWAYS AS (CASE WHEN "review_count" = 0 THEN 0 ELSE "rating_sum"::float8 / "review_count" END) STORED,
    "grade_mask" INTEGER NOT NULL,
    "subject_mask" BIGINT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    -- The place as a unit vector: a distance limit is then one comparison of a dot product, without trigonometry.
    "x" DOUBLE PRECISION GENERATED ALWAYS AS (cos(radians("latitude")) * cos(radians("longitude"))) STORED,
    "y" DOUBLE PRECISION GENERATED ALWAYS AS (cos(radians("latitude")) * sin(radians("longitude"))) STORED,
    "z" DOUBLE PRECISION GENERATED ALWAYS AS (sin(radians("latitude"))) STORED,
    "quadkey" INTEGER,
    "tokens" INTEGER[] NOT NULL,

    CONSTRAINT "mentor_listing_pkey" PRIMARY KEY ("mentor_id"),
    CONSTRAINT "mentor_listing_position_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL) AND ("latitude" IS NULL) = ("quadkey" IS NULL)),
    CONSTRAINT "mentor_listing_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
    CONSTRAINT "mentor_listing_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
    CONSTRAINT "mentor_listing_rating_possible" CHECK ("rating_sum" BETWEEN "review_count" AND 5 * "review_count")
)
-- Index-only walks need a fresh visibility map, so this table is vacuumed by count, not by share.
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000);

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_username_key" ON "user_account"("username");

-- CreateIndex
CREATE UNIQUE INDEX "mentor_profile_user_id_key" ON "mentor_profile"("user_id");

-- CreateIndex
CREATE INDEX "teaching_experience_mentor_id_idx" ON "teaching_experience"("mentor_id");

-- CreateIndex
CREATE INDEX "qualification_mentor_id_idx" ON "qualification"("mentor_id");

-- CreateIndex
CREATE INDEX "class_offered_mentor_id_idx" ON "class_offered"("mentor_id");

-- CreateIndex
CREATE INDEX "review_mentor_id_created_at_id_idx" ON "review"("mentor_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "review_student_id_idx" ON "review"("student_id");

-- CreateIndex
CREATE UNIQUE INDEX "review_mentor_id_student_id_key" ON "review"("mentor_id", "student_id");

-- CreateIndex
CREATE INDEX "mentor_listing_recommended_idx" ON "mentor_listing"("rating_sum", "mentor_id") INCLUDE ("grade_mask", "subject_mask", "x", "y", "z");

-- CreateIndex
CREATE INDEX "mentor_listing_rating_idx" ON "mentor_listing"("rating", "mentor_id") INCLUDE ("grade_mask", "subject_mask", "x", "y", "z");

-- CreateIndex
CREATE INDEX "mentor_listing_reviews_idx" ON "mentor_listing"("review_count", "mentor_id") INCLUDE ("grade_mask", "subject_mask", "x", "y", "z");

-- CreateIndex
CREATE INDEX "mentor_listing_name_idx" ON "mentor_listing"("name", "mentor_id") INCLUDE ("grade_mask", "subject_mask", "x", "y", "z");

-- CreateIndex
CREATE INDEX "mentor_listing_quadkey_idx" ON "mentor_listing"("quadkey") INCLUDE ("mentor_id", "rating_sum", "rating", "review_count", "grade_mask", "subject_mask", "x", "y", "z", "name");

-- CreateIndex
CREATE INDEX "mentor_listing_tokens_idx" ON "mentor_listing" USING GIN ("tokens");

-- AddForeignKey
ALTER TABLE "password_credential" ADD CONSTRAINT "password_credential_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_profile" ADD CONSTRAINT "mentor_profile_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teaching_experience" ADD CONSTRAINT "teaching_experience_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "qualification" ADD CONSTRAINT "qualification_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_offered" ADD CONSTRAINT "class_offered_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_student_id_fkey" FOREIGN KEY ("student_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_rating" ADD CONSTRAINT "mentor_rating_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_listing" ADD CONSTRAINT "mentor_listing_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every mentor has a rating row from the first day, so that a review only ever updates one.
CREATE FUNCTION "create_mentor_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "mentor_rating" ("mentor_id") SELECT "id" FROM "new_profile";
    RETURN NULL;
END $$;

CREATE TRIGGER "mentor_profile_rating" AFTER INSERT ON "mentor_profile"
    REFERENCING NEW TABLE AS "new_profile" FOR EACH STATEMENT EXECUTE FUNCTION "create_mentor_rating"();

-- Stars per mentor follow every write to a review in the same transaction, whoever writes. The triggers
-- run once a statement, so a bulk load pays for one grouped update, not for one a row.
CREATE FUNCTION "apply_review_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE "mentor_rating" r SET
            "star_1" = r."star_1" + d."s1", "star_2" = r."star_2" + d."s2", "star_3" = r."star_3" + d."s3",
            "star_4" = r."star_4" + d."s4", "star_5" = r."star_5" + d."s5"
        FROM (SELECT "mentor_id", count(*) FILTER (WHERE "rating" = 1) "s1", count(*) FILTER (WHERE "rating" = 2) "s2",
                     count(*) FILTER (WHERE "rating" = 3) "s3", count(*) FILTER (WHERE "rating" = 4) "s4",
                     count(*) FILTER (WHERE "rating" = 5) "s5"
              FROM "new_review" GROUP BY "mentor_id") d
        WHERE r."mentor_id" = d."mentor_id";
    ELSIF TG_OP = 'DELETE' THEN
        UPDATE "mentor_rating" r SET
            "star_1" = r."star_1" - d."s1", "star_2" = r."star_2" - d."s2", "star_3" = r."star_3" - d."s3",
            "star_4" = r."star_4" - d."s4", "star_5" = r."star_5" - d."s5"
        FROM (SELECT "mentor_id", count(*) FILTER (WHERE "rating" = 1) "s1", count(*) FILTER (WHERE "rating" = 2) "s2",
                     count(*) FILTER (WHERE "rating" = 3) "s3", count(*) FILTER (WHERE "rating" = 4) "s4",
                     count(*) FILTER (WHERE "rating" = 5) "s5"
              FROM "old_review" GROUP BY "mentor_id") d
        WHERE r."mentor_id" = d."mentor_id";
    ELSE
        UPDATE "mentor_rating" r SET
            "star_1" = r."star_1" + d."s1", "star_2" = r."star_2" + d."s2", "star_3" = r."star_3" + d."s3",
            "star_4" = r."star_4" + d."s4", "star_5" = r."star_5" + d."s5"
        FROM (SELECT "mentor_id", coalesce(sum("n") FILTER (WHERE "rating" = 1), 0) "s1", coalesce(sum("n") FILTER (WHERE "rating" = 2), 0) "s2",
                     coalesce(sum("n") FILTER (WHERE "rating" = 3), 0) "s3", coalesce(sum("n") FILTER (WHERE "rating" = 4), 0) "s4",
                     coalesce(sum("n") FILTER (WHERE "rating" = 5), 0) "s5"
              FROM (SELECT "mentor_id", "rating", 1 AS "n" FROM "new_review"
                    UNION ALL SELECT "mentor_id", "rating", -1 FROM "old_review") c GROUP BY "mentor_id") d
        WHERE r."mentor_id" = d."mentor_id";
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "review_inserted" AFTER INSERT ON "review"
    REFERENCING NEW TABLE AS "new_review" FOR EACH STATEMENT EXECUTE FUNCTION "apply_review_change"();
CREATE TRIGGER "review_updated" AFTER UPDATE ON "review"
    REFERENCING OLD TABLE AS "old_review" NEW TABLE AS "new_review" FOR EACH STATEMENT EXECUTE FUNCTION "apply_review_change"();
CREATE TRIGGER "review_deleted" AFTER DELETE ON "review"
    REFERENCING OLD TABLE AS "old_review" FOR EACH STATEMENT EXECUTE FUNCTION "apply_review_change"();

-- The search row repeats the two sums that sorting needs. The row lock on mentor_rating, held since the
-- update above, puts rivals in line, so the absolute values written here are never stale.
CREATE FUNCTION "apply_rating_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "mentor_listing" l SET
        "rating_sum" = n."star_1" + 2 * n."star_2" + 3 * n."star_3" + 4 * n."star_4" + 5 * n."star_5",
        "review_count" = n."star_1" + n."star_2" + n."star_3" + n."star_4" + n."star_5"
    FROM "new_rating" n WHERE l."mentor_id" = n."mentor_id";
    RETURN NULL;
END $$;

CREATE TRIGGER "mentor_rating_updated" AFTER UPDATE ON "mentor_rating"
    REFERENCING NEW TABLE AS "new_rating" FOR EACH STATEMENT EXECUTE FUNCTION "apply_rating_change"();
