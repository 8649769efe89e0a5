-- Lets an exclusion constraint compare plain values beside ranges. A trusted extension: whoever owns the database may make it.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- CreateEnum
CREATE TYPE "meeting_status" AS ENUM ('pending', 'confirmed', 'cancelled', 'moved');

-- CreateEnum
CREATE TYPE "meeting_format" AS ENUM ('online', 'in_person');

-- CreateTable
CREATE TABLE "availability" (
    "mentor_id" INTEGER NOT NULL,
    "time_zone" VARCHAR(60) NOT NULL,
    "weekly_hours" JSONB NOT NULL,
    "overrides" JSONB NOT NULL DEFAULT '[]',
    "minimum_notice_minutes" INTEGER NOT NULL DEFAULT 120,
    "horizon_days" INTEGER NOT NULL DEFAULT 60,
    "buffer_minutes" INTEGER NOT NULL DEFAULT 0,
    "is_paused" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "availability_pkey" PRIMARY KEY ("mentor_id"),
    CONSTRAINT "availability_minimum_notice_in_range" CHECK ("minimum_notice_minutes" BETWEEN 0 AND 10080),
    CONSTRAINT "availability_horizon_in_range" CHECK ("horizon_days" BETWEEN 1 AND 180),
    CONSTRAINT "availability_buffer_in_range" CHECK ("buffer_minutes" BETWEEN 0 AND 60),
    CONSTRAINT "availability_weekly_hours_are_an_object" CHECK (jsonb_typeof("weekly_hours") = 'object'),
    CONSTRAINT "availability_overrides_are_a_list" CHECK (jsonb_typeof("overrides") = 'array')
);

-- CreateTable
CREATE TABLE "meeting" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "mentor_id" INTEGER NOT NULL,
    "student_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "status" "meeting_status" NOT NULL DEFAULT 'confirmed',
    "format" "meeting_format" NOT NULL,
    "topic" VARCHAR(200),
    "class_name" VARCHAR(60),
    "student_time_zone" VARCHAR(60) NOT NULL,
    "room_url" VARCHAR(500),
    "place" VARCHAR(300),
    "calendar_uid" VARCHAR(120) NOT NULL,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "idempotency_key" UUID,
    "external_event_url" VARCHAR(300),
    "moved_from_id" UUID,
    "cancelled_by_id" UUID,
    "cancel_reason" VARCHAR(500),
    "cancelled_at" TIMESTAMPTZ(3),
    "reminded_day_before_at" TIMESTAMPTZ(3),
    "reminded_hour_before_at" TIMESTAMPTZ(3),
    "review_requested_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "meeting_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "meeting_takes_half_an_hour" CHECK ("ends_at" = "starts_at" + interval '30 minutes'),
    CONSTRAINT "meeting_time_whole" CHECK (("starts_at" IS NULL) = ("ends_at" IS NULL)),
    -- Only the outside scheduler keeps the time to itself.
    CONSTRAINT "meeting_time_known" CHECK ("starts_at" IS NOT NULL OR "external_event_url" IS NOT NULL),
    CONSTRAINT "meeting_cancelled_whole" CHECK (("status" = 'cancelled') = ("cancelled_at" IS NOT NULL)),
    CONSTRAINT "meeting_room_online" CHECK ("room_url" IS NULL OR "format" = 'online'),
    CONSTRAINT "meeting_place_in_person" CHECK ("place" IS NULL OR "format" = 'in_person'),
    CONSTRAINT "meeting_calendar_sequence_not_negative" CHECK ("calendar_sequence" >= 0),
    -- Nobody is in two meetings at one time, whoever writes and however many at once.
    CONSTRAINT "meeting_mentor_no_overlap" EXCLUDE USING gist (
        "mentor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&
    ) WHERE ("status" IN ('pending', 'confirmed') AND "starts_at" IS NOT NULL),
    CONSTRAINT "meeting_student_no_overlap" EXCLUDE USING gist (
        "student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&
    ) WHERE ("status" IN ('pending', 'confirmed') AND "starts_at" IS NOT NULL)
);

-- CreateTable
CREATE TABLE "calendar_feed" (
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "meeting_external_event_url_key" ON "meeting"("external_event_url");

-- CreateIndex
CREATE UNIQUE INDEX "meeting_moved_from_id_key" ON "meeting"("moved_from_id");

-- CreateIndex
CREATE UNIQUE INDEX "meeting_student_id_idempotency_key_key" ON "meeting"("student_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "meeting_mentor_id_starts_at_idx" ON "meeting"("mentor_id", "starts_at");

-- CreateIndex
CREATE INDEX "meeting_student_id_starts_at_idx" ON "meeting"("student_id", "starts_at");

-- CreateIndex
-- For reminders, review requests and verified reviews, which ask for everybody's meetings of a span of time.
CREATE INDEX "meeting_starts_at_idx" ON "meeting"("starts_at");

-- AddForeignKey
ALTER TABLE "availability" ADD CONSTRAINT "availability_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_student_id_fkey" FOREIGN KEY ("student_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_moved_from_id_fkey" FOREIGN KEY ("moved_from_id") REFERENCES "meeting"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_cancelled_by_id_fkey" FOREIGN KEY ("cancelled_by_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
