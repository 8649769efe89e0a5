-- Two windows that edit one profile: the second save names an older version and is told so.
ALTER TABLE "user_account" ADD COLUMN "profile_version" INTEGER NOT NULL DEFAULT 0;

-- An uploaded picture has two sizes; foreign pictures and demo portraits have only the one in "avatar".
ALTER TABLE "user_account" ADD COLUMN "avatar_small" VARCHAR(500);
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_avatar_small_has_large" CHECK ("avatar_small" IS NULL OR "avatar" IS NOT NULL);

-- Where a mentor teaches is not where the mentor happens to be: a position taken on the way must not move the public place.
ALTER TABLE "mentor_profile" ADD COLUMN "latitude" DOUBLE PRECISION;
ALTER TABLE "mentor_profile" ADD COLUMN "longitude" DOUBLE PRECISION;
ALTER TABLE "mentor_profile" ADD CONSTRAINT "mentor_profile_position_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
ALTER TABLE "mentor_profile" ADD CONSTRAINT "mentor_profile_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90);
ALTER TABLE "mentor_profile" ADD CONSTRAINT "mentor_profile_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180);

UPDATE "mentor_profile" m SET "latitude" = u."latitude", "longitude" = u."longitude"
FROM "user_account" u WHERE u."id" = m."user_id" AND u."latitude" IS NOT NULL;
UPDATE "user_account" u SET "latitude" = NULL, "longitude" = NULL
FROM "mentor_profile" m WHERE u."id" = m."user_id" AND u."latitude" IS NOT NULL;
