-- AlterTable
ALTER TABLE "user_account" ADD COLUMN "username_changed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "former_username" (
    "username" VARCHAR(60) NOT NULL,
    "user_id" UUID NOT NULL,
    "given_up_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_username_pkey" PRIMARY KEY ("username")
);

-- CreateTable
CREATE TABLE "departed_mentor" (
    "username" VARCHAR(60) NOT NULL,
    "user_id" UUID NOT NULL,
    "subject_mask" BIGINT NOT NULL,

    CONSTRAINT "departed_mentor_pkey" PRIMARY KEY ("username")
);

-- CreateIndex
CREATE INDEX "former_username_user_id_idx" ON "former_username"("user_id");

-- CreateIndex
CREATE INDEX "departed_mentor_user_id_idx" ON "departed_mentor"("user_id");

-- AddForeignKey
ALTER TABLE "former_username" ADD CONSTRAINT "former_username_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departed_mentor" ADD CONSTRAINT "departed_mentor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No account takes a name that is a former one. The check comes after the unique index of the names in use, which has waited
-- for whoever was giving the name up at that moment, and it looks with a fresh snapshot: so it sees what that one has written.
CREATE FUNCTION "refuse_former_username"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM "former_username" f WHERE f."username" = NEW."username") THEN
        RAISE EXCEPTION 'The username % is a former one.', NEW."username"
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'former_username_pkey', TABLE = 'former_username',
                  DETAIL = format('Key (username)=(%s) already exists.', NEW."username");
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "user_account_username_taken" AFTER INSERT OR UPDATE OF "username" ON "user_account"
    FOR EACH ROW EXECUTE FUNCTION "refuse_former_username"();

-- Mentors who left before: what they taught is not known any more.
INSERT INTO "departed_mentor" ("username", "user_id", "subject_mask")
SELECT "username", "id", 0 FROM "user_account" WHERE "role" = 'mentor' AND "deleted_at" IS NOT NULL;
