-- Finds mentors by the words of their names.
CREATE INDEX "mentor_listing_name_words_idx" ON "mentor_listing" USING GIN (to_tsvector('simple', "name"));
