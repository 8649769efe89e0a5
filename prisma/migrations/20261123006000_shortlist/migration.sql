-- The mentors whom a signed-in person has saved. Visitors keep theirs in a cookie.
CREATE TABLE "shortlisted_mentor" (
    "user_id" UUID NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shortlisted_mentor_pkey" PRIMARY KEY ("user_id", "mentor_id"),
    CONSTRAINT "shortlisted_mentor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "shortlisted_mentor_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentor_profile" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "shortlisted_mentor_mentor_id_idx" ON "shortlisted_mentor" ("mentor_id");
