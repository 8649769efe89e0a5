-- The place or phone number that a student gives for a meeting in person, told only to the mentor. It is emptied 30 days after
-- the meeting (lib/server/housekeeping.ts), and at once when the meeting is cancelled or moved, which takes it along.
ALTER TABLE "meeting" ADD COLUMN "contact" VARCHAR(200),
  ADD CONSTRAINT "meeting_contact_in_person" CHECK ("contact" IS NULL OR "format" = 'in_person');
