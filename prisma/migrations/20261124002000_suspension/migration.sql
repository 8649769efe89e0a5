-- A suspended account can neither act nor be seen. Without an end it stays suspended for good.
ALTER TABLE "user_account" ADD COLUMN "suspended_at" TIMESTAMPTZ(3), ADD COLUMN "suspended_until" TIMESTAMPTZ(3),
    ADD CONSTRAINT "user_account_suspension_end" CHECK ("suspended_until" IS NULL OR "suspended_until" > "suspended_at");

-- Suspensions that end, for the job that lifts them.
CREATE INDEX "user_account_suspended_until_idx" ON "user_account" ("suspended_until");

-- A suspension changes what the mentor's page shows, listed or not, so every server process must hear of it.
DROP TRIGGER "user_account_shown" ON "user_account";
CREATE CONSTRAINT TRIGGER "user_account_shown"
    AFTER UPDATE OF "name", "username", "avatar", "avatar_small", "about", "suspended_at" ON "user_account"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (ROW(OLD."name", OLD."username", OLD."avatar", OLD."avatar_small", OLD."about", OLD."suspended_at")
        IS DISTINCT FROM ROW(NEW."name", NEW."username", NEW."avatar", NEW."avatar_small", NEW."about", NEW."suspended_at"))
    EXECUTE FUNCTION "mark_pages_of_person_changed"();
