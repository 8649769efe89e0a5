-- The last run of each background job, for the console. An error stays until the next one, so that a rare failure is seen.
CREATE TABLE "job_run" (
    "name" VARCHAR(60) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "succeeded_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "last_error" VARCHAR(300),

    CONSTRAINT "job_run_pkey" PRIMARY KEY ("name")
);

-- Mails that fail or were given up: a few among all.
CREATE INDEX "outbox_mail_failed_idx" ON "outbox_mail" ("created_at") WHERE "sent_at" IS NULL AND "attempts" > 0;

-- What the console counts by week.
CREATE INDEX "user_account_created_at_idx" ON "user_account" ("created_at");
CREATE INDEX "meeting_created_at_idx" ON "meeting" ("created_at");
CREATE INDEX "meeting_cancelled_at_idx" ON "meeting" ("cancelled_at");
