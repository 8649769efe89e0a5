-- A person may appeal against the decision of a case through a mailed link, of which only the SHA-256 is kept.
CREATE TYPE "appeal_outcome" AS ENUM ('kept', 'reversed');

CREATE TABLE "case_appeal" (
    "case_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "text" VARCHAR(2000),
    "written_at" TIMESTAMPTZ(3),
    "outcome" "appeal_outcome",
    "answer" VARCHAR(500),
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "case_appeal_pkey" PRIMARY KEY ("case_id"),
    CONSTRAINT "case_appeal_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "case_decision" ("case_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "case_appeal_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "user_account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "case_appeal_token_hash_key" ON "case_appeal" ("token_hash");
CREATE INDEX "case_appeal_expires_at_idx" ON "case_appeal" ("expires_at");
CREATE INDEX "case_appeal_written_at_idx" ON "case_appeal" ("written_at");
CREATE INDEX "case_appeal_decided_by_id_idx" ON "case_appeal" ("decided_by_id");
