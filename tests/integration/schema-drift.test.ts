import { expect, it } from "vitest";
import { sqlFromMigrationsToSchema } from "../support/schema-engine";

/** Prisma cannot express `INCLUDE`, so it reports a difference for these covering indexes. Nothing else may differ. */
const COVERING_INDEXES = ["recommended", "rating", "reviews", "name", "quadkey"].map(
  (sort) => `mentor_listing_${sort}_idx`,
);

it("the migrations match prisma/schema.prisma", async () => {
  const sql = await sqlFromMigrationsToSchema(process.env.DATABASE_URL!);
  const statements = sql.split(";").map((statement) => statement.replace(/^\s*--.*$/gm, "").trim());
  const differences = statements.filter(
    (statement) => statement !== "" && !COVERING_INDEXES.some((index) => isAbout(statement, index)),
  );
  expect(differences).toEqual([]);
});

const isAbout = (statement: string, index: string) =>
  statement === `DROP INDEX "${index}"` || statement.startsWith(`CREATE INDEX "${index}" ON "mentor_listing"`);
