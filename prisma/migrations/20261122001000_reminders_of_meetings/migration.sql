-- Which meeting a mail reminds of: it goes out only while that is still to come (lib/server/mail/deliver-mails.ts). No foreign
-- key, since a reminder of a meeting that is gone needs no more than not to be sent.
ALTER TABLE "outbox_mail" ADD COLUMN "reminder_of" UUID;
