-- Reports of profiles, reviews, pictures and meetings, and the cases that they open for the staff.
CREATE TYPE "report_kind" AS ENUM ('profile', 'review', 'picture', 'meeting');

CREATE TABLE "case_file" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "report_kind" NOT NULL,
    "target_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "is_child_safety" BOOLEAN NOT NULL DEFAULT false,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "case_file_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "case_file_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "case_file_closed_at_opened_at_idx" ON "case_file" ("closed_at", "opened_at");
CREATE INDEX "case_file_kind_target_id_idx" ON "case_file" ("kind", "target_id");
CREATE INDEX "case_file_subject_id_idx" ON "case_file" ("subject_id");

CREATE TABLE "report" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID,
    "kind" "report_kind" NOT NULL,
    "target_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "reason" VARCHAR(30) NOT NULL,
    "text" VARCHAR(1000) NOT NULL,
    "snapshot" JSONB NOT NULL,
    "reporter_id" UUID,
    "email" VARCHAR(254),
    "confirm_hash" BYTEA,
    "confirm_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "case_file" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user_account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "report_confirm_hash_key" ON "report" ("confirm_hash");
CREATE INDEX "report_case_id_idx" ON "report" ("case_id");
CREATE INDEX "report_reporter_id_idx" ON "report" ("reporter_id");
CREATE INDEX "report_confirm_expires_at_idx" ON "report" ("confirm_expires_at");
