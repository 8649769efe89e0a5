-- The people of the demo data who can sign in. Only the seed writes here, so that an account with their address proves nothing: a
-- preview on these people shows its mails to everybody. Empty also where demo people are already: nothing shows that they are the seed's.
CREATE TABLE "demo_account" (
    "user_id" UUID NOT NULL,
    CONSTRAINT "demo_account_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "demo_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
