-- A bar at the top of every page, from one time to another.
CREATE TYPE "announcement_kind" AS ENUM ('info', 'warning');

CREATE TABLE "announcement" (
    "id" UUID NOT NULL,
    "text" VARCHAR(200) NOT NULL,
    "link" VARCHAR(300),
    "kind" "announcement_kind" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "announcement_ends_at_idx" ON "announcement"("ends_at");
