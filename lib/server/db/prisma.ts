import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/server/env";
import { statementName } from "./named-statement";
import { PrismaClient } from "@/prisma/generated/prisma/client";

/** Milliseconds until a request gives up on a connection, and the server on a statement. */
const CONNECT_LIMIT_MS = 5000;
const STATEMENT_LIMIT_MS = 15_000;

function createClient(): PrismaClient {
  // Nothing connects before the first query, so a build needs no database.
  const adapter = new PrismaPg(
    {
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL_MAX,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      statement_timeout: STATEMENT_LIMIT_MS,
      application_name: "mentorhood",
    },
    { statementNameGenerator: ({ sql }) => statementName(sql) },
  );
  return new PrismaClient({ adapter });
}

/** Hot reload would otherwise open a new pool with every change. */
const kept = globalThis as typeof globalThis & { prismaClient?: PrismaClient };

/** The one client of this process. */
export const prisma = kept.prismaClient ?? createClient();
if (env.NODE_ENV !== "production") kept.prismaClient = prisma;
