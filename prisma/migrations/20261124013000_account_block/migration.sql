-- Who wants nothing to do with whom. It counts in both directions.
CREATE TABLE "account_block" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_block_pkey" PRIMARY KEY ("blocker_id", "blocked_id"),
    CONSTRAINT "account_block_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "account_block_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "account_block_not_oneself" CHECK ("blocker_id" <> "blocked_id")
);
CREATE INDEX "account_block_blocked_id_idx" ON "account_block" ("blocked_id");
