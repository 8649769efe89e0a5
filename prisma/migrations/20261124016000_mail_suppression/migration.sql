-- Addresses that get no more mails, as keyed hashes, and why the outbox held a mail back.
CREATE TYPE "suppression_reason" AS ENUM ('bounce', 'complaint');

CREATE TABLE "mail_suppression" (
    "address_hash" BYTEA NOT NULL,
    "reason" "suppression_reason" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_suppression_pkey" PRIMARY KEY ("address_hash")
);

CREATE TYPE "held_reason" AS ENUM ('suppressed', 'over_budget');

ALTER TABLE "outbox_mail" ADD COLUMN "held" "held_reason", ADD COLUMN "cleared_at" TIMESTAMPTZ(3);
