import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/platform/env";
import { PrismaClient } from "@/prisma/generated/prisma/client";
import { connectionsTo } from "./connections";
import { watchAdapter } from "./watch-adapter";

const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** The server's own limit normally fires first; this one covers a server that hangs or drops the connection silently. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 3_000;
/** A burst of writes waits instead of failing. */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: STATEMENT_TIMEOUT_MS };

/** The build imports this module without a database, so a missing address fails only at the first query. */
class LatePrismaPg extends PrismaPg {
  override async connect() {
    if (!env.DATABASE_URL) {
      throw new Error("DATABASE_URL is not set. Use `npm start` or `npm run dev`, which bring a database, or set it.");
    }
    return watchAdapter(await super.connect());
  }
}

function createClient(): PrismaClient {
  const adapter = new LatePrismaPg(
    ...connectionsTo(env.DATABASE_URL, {
      connection: CONNECTION_TIMEOUT_MS,
      statement: STATEMENT_TIMEOUT_MS,
      answer: ANSWER_TIMEOUT_MS,
    }),
  );
  return new PrismaClient({ adapter, transactionOptions: TRANSACTION_LIMITS });
}

const kept = globalThis as typeof globalThis & { mentorhoodPrisma?: PrismaClient };

/** The one database client. It connects with the first query, never at import. */
export const prisma: PrismaClient = kept.mentorhoodPrisma ?? createClient();

// Hot reload runs this module again; without this each run would open another pool.
if (env.NODE_ENV === "development") kept.mentorhoodPrisma = prisma;
