-- CreateTable
CREATE TABLE "subscription" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" VARCHAR(254) NOT NULL,
    "confirm_hash" BYTEA NOT NULL,
    "confirm_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirm_used_at" TIMESTAMPTZ(3),
    "unsubscribe_hash" BYTEA NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "subscription_email_normalised" CHECK ("email" = lower("email") AND "email" NOT LIKE '% %'),
    CONSTRAINT "subscription_confirm_hash_is_sha256" CHECK (octet_length("confirm_hash") = 32),
    CONSTRAINT "subscription_unsubscribe_hash_is_sha256" CHECK (octet_length("unsubscribe_hash") = 32)
);

-- CreateIndex
CREATE UNIQUE INDEX "subscription_email_key" ON "subscription"("email");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_confirm_hash_key" ON "subscription"("confirm_hash");

-- CreateIndex
-- Not unique: it follows from the address, whose own index is the one that two inserts at once have to meet at.
CREATE INDEX "subscription_unsubscribe_hash_idx" ON "subscription"("unsubscribe_hash");

-- CreateIndex
CREATE INDEX "subscription_mailed_at_idx" ON "subscription"("mailed_at");
