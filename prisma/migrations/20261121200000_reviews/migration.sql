-- A review may carry one answer of its mentor, and says whether its writer has met the mentor.
ALTER TABLE "review" ADD COLUMN "edited_at" TIMESTAMPTZ(3);
ALTER TABLE "review" ADD COLUMN "verified_meeting" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "review" ADD COLUMN "answer" VARCHAR(2000);
ALTER TABLE "review" ADD COLUMN "answered_at" TIMESTAMPTZ(3);
ALTER TABLE "review" ADD CONSTRAINT "review_answer_whole" CHECK (("answer" IS NULL) = ("answered_at" IS NULL));
ALTER TABLE "review" ADD CONSTRAINT "review_answer_not_empty" CHECK (char_length("answer") >= 2);

-- What a mentor has removed is told as a number, so that removing is never silent.
ALTER TABLE "mentor_profile" ADD COLUMN "removed_review_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "mentor_profile" ADD CONSTRAINT "mentor_profile_removed_review_count_not_negative" CHECK ("removed_review_count" >= 0);

-- Reviews of one star count, and from the best or the worst on.
CREATE INDEX "review_mentor_id_rating_created_at_id_idx" ON "review"("mentor_id", "rating", "created_at" DESC, "id");
