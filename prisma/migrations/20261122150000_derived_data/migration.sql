-- By which version of their rules stored values were computed. Mentors' public points follow from a key that the database does not know, so
-- a background job computes them again where this table does not name the present version.
CREATE TABLE "derived_data" (
    "name" VARCHAR(40) NOT NULL,
    "version" INTEGER NOT NULL,
    CONSTRAINT "derived_data_pkey" PRIMARY KEY ("name")
);
