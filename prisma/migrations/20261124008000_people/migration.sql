-- Staff find people by the beginnings of words of the name and the username.
CREATE INDEX "user_account_people_idx" ON "user_account"
    USING gin (to_tsvector('simple', translate("name" || ' ' || "username", '-', ' '))) WHERE "deleted_at" IS NULL;

-- The mails of a person, for the console and for the deletion of the account.
CREATE INDEX "outbox_mail_recipient_idx" ON "outbox_mail" ("recipient");
