-- Texts with contact details or reserved names, by their hash, until staff have looked at them and afterwards.
CREATE TABLE "flagged_text" (
    "target_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "author_id" UUID NOT NULL,
    "cleared_at" TIMESTAMPTZ(3),

    CONSTRAINT "flagged_text_pkey" PRIMARY KEY ("target_id", "hash"),
    CONSTRAINT "flagged_text_hash_check" CHECK (octet_length("hash") = 32),
    CONSTRAINT "flagged_text_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "flagged_text_author_id_idx" ON "flagged_text" ("author_id");
