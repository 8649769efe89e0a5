import { defineConfig } from "prisma/config";

// These commands never use Prisma's native engine but ask for it all the same; where it cannot be downloaded, any
// program that exists satisfies them. Migrations are applied by scripts/migrate.ts.
const needsNoEngine = ["generate", "validate", "format"].some((command) => process.argv.includes(command));
if (needsNoEngine) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});
