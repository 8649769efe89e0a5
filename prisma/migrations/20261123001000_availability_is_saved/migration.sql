-- A row means that the mentor has saved hours; without one nobody can book. The version counts the saves.
ALTER TABLE "availability"
  ADD COLUMN "room_url" VARCHAR(500),
  ALTER COLUMN "version" SET DEFAULT 1;

-- Mentors without a row could be booked in the default hours until now, so they keep these hours.
INSERT INTO "availability" ("mentor_id", "time_zone", "weekly_hours")
SELECT p."id", 'Asia/Kolkata', jsonb_build_object(
  'monday', weekday, 'tuesday', weekday, 'wednesday', weekday, 'thursday', weekday, 'friday', weekday,
  'saturday', weekend, 'sunday', weekend)
FROM "mentor_profile" p
JOIN "user_account" u ON u."id" = p."user_id" AND u."deleted_at" IS NULL
CROSS JOIN (VALUES ('[{"from": "16:00", "to": "20:00"}]'::jsonb, '[{"from": "10:00", "to": "18:00"}]'::jsonb))
  AS hours (weekday, weekend)
ON CONFLICT ("mentor_id") DO NOTHING;
