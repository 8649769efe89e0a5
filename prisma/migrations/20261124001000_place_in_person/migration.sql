-- Nobody teaches at the own place before saying so. The column began with true for mentors who were there before it, and they
-- had not been asked: those who have said nothing about fees, languages, boards or travel since then read "in person" until
-- they do. Background jobs compute their search rows again (lib/domain/search/listing-row.rules.ts, `LISTING_ROWS`).
ALTER TABLE "mentor_profile" ALTER COLUMN "hosts_students" SET DEFAULT false;

UPDATE "mentor_profile" p SET "hosts_students" = false
WHERE p."hosts_students" AND p."reach_km" IS NULL AND p."languages" = '{}' AND p."boards" = '{}' AND p."first_meeting_fee" = 0
    AND NOT EXISTS (SELECT FROM "class_offered" c WHERE c."mentor_id" = p."id" AND c."fee_amount" IS NOT NULL);
