-- CreateEnum
CREATE TYPE "mail_token_purpose" AS ENUM ('verify_email', 'reset_password');

-- CreateTable
CREATE TABLE "provider_account" (
    "user_id" UUID NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "provider" VARCHAR(40) NOT NULL,
    "provider_account_id" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_account_pkey" PRIMARY KEY ("provider", "provider_account_id"),
    CONSTRAINT "provider_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "mail_token" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "purpose" "mail_token_purpose" NOT NULL,
    "hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_token_hash_is_sha256" CHECK (octet_length("hash") = 32),
    CONSTRAINT "mail_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "pending_registration" (
    "mail_token_id" UUID NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "role" "role" NOT NULL,
    "password_hash" VARCHAR(300) NOT NULL,

    CONSTRAINT "pending_registration_pkey" PRIMARY KEY ("mail_token_id"),
    CONSTRAINT "pending_registration_name_length" CHECK (char_length("name") BETWEEN 2 AND 50),
    CONSTRAINT "pending_registration_mail_token_id_fkey" FOREIGN KEY ("mail_token_id") REFERENCES "mail_token"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ended_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_session_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ended_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "outbox_mail" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recipient" VARCHAR(254) NOT NULL,
    "template" VARCHAR(40) NOT NULL,
    "sealed_contents" TEXT,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "last_error" VARCHAR(300),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_mail_pkey" PRIMARY KEY ("id"),
    -- Whatever is still to be sent has its contents.
    CONSTRAINT "outbox_mail_contents_until_sent" CHECK ("next_attempt_at" IS NULL OR "sealed_contents" IS NOT NULL)
);

-- CreateTable
-- The rate limit library inserts by position: key, points, expire.
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "provider_account_user_id_idx" ON "provider_account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_token_hash_key" ON "mail_token"("hash");

-- CreateIndex
CREATE INDEX "mail_token_user_id_purpose_idx" ON "mail_token"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "mail_token_expires_at_idx" ON "mail_token"("expires_at");

-- CreateIndex
CREATE INDEX "ended_session_user_id_idx" ON "ended_session"("user_id");

-- CreateIndex
CREATE INDEX "ended_session_expires_at_idx" ON "ended_session"("expires_at");

-- CreateIndex
CREATE INDEX "outbox_mail_next_attempt_at_idx" ON "outbox_mail"("next_attempt_at");

-- CreateIndex
CREATE INDEX "outbox_mail_created_at_idx" ON "outbox_mail"("created_at");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");
