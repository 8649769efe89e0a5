-- One version for all rules of search rows, public points among them. No row has the version's name yet, so the
-- background job computes every search row again.
DELETE FROM "derived_data" WHERE "name" = 'public-positions';
