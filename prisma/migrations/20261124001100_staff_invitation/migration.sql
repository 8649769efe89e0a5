-- Invitations to the staff, one for each address. Only the SHA-256 of the link's secret is stored.
CREATE TABLE "staff_invitation" (
    "email" VARCHAR(254) NOT NULL,
    "role" "staff_role" NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_invitation_pkey" PRIMARY KEY ("email")
);

CREATE UNIQUE INDEX "staff_invitation_hash_key" ON "staff_invitation" ("hash");
