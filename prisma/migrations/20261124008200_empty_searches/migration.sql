-- Searches without a result, counted by day without persons. Texts are names of the catalogues; empty means any.
CREATE TABLE "empty_search" (
    "day" DATE NOT NULL,
    "subject" VARCHAR(80) NOT NULL,
    "class_name" VARCHAR(40) NOT NULL,
    "town_id" VARCHAR(80) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "empty_search_pkey" PRIMARY KEY ("day", "subject", "class_name", "town_id")
);
