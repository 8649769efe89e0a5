-- The second factor of an account. The secret is sealed, as the contents of mails are; `last_step` refuses a code twice.
CREATE TABLE "second_factor" (
    "user_id" UUID NOT NULL,
    "sealed_secret" VARCHAR(300) NOT NULL,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Recovery codes that are not used yet. Only their SHA-256 is stored.
CREATE TABLE "recovery_code" (
    "user_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id", "hash"),
    CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "second_factor" ("user_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Sessions in use, for their owners' lists. `factor_at`: when a code of the second factor was last given in a session.
CREATE TABLE "account_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_version" INTEGER NOT NULL,
    "device" VARCHAR(60) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "factor_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_session_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "account_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_session_user_id_idx" ON "account_session" ("user_id");
CREATE INDEX "account_session_expires_at_idx" ON "account_session" ("expires_at");
