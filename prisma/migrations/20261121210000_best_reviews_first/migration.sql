-- "Highest" walks the stars downwards and the time too, which the index by rising stars cannot.
CREATE INDEX "review_best_first_idx" ON "review"("mentor_id", "rating" DESC, "created_at" DESC, "id");
