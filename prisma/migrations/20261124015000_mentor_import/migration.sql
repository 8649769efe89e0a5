-- A file of mentors that an owner has uploaded, kept for a day, and the profiles that wait for their owners' word.
CREATE TABLE "mentor_import" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "rows" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentor_import_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "mentor_import_created_at_idx" ON "mentor_import" ("created_at");

CREATE TABLE "mentor_invitation" (
    "email" VARCHAR(254) NOT NULL,
    "profile" JSONB NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mentor_invitation_pkey" PRIMARY KEY ("email")
);
CREATE UNIQUE INDEX "mentor_invitation_hash_key" ON "mentor_invitation" ("hash");
CREATE INDEX "mentor_invitation_expires_at_idx" ON "mentor_invitation" ("expires_at");
