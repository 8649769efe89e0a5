import { keyFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import { seedDemo } from "@/scripts/seed/seed-demo";

export const TEST_POSITION_KEY = keyFor("positions");

/** Fills the empty test database with demo mentors. */
export async function seedForTests(options: { mentors: number; seed: number }): Promise<void> {
  await emptyDatabase();
  await seedDemo(process.env.DATABASE_URL!, { ...options, positionKey: TEST_POSITION_KEY });
}

/** Tries to empty the database; work that follows an answer may still hold a row. */
const TRIES = 3;

/** Deletes all accounts; everything else cascades. */
export async function emptyDatabase(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await prisma.$executeRaw`truncate user_account cascade`;
      return;
    } catch (error) {
      if (attempt === TRIES || !String(error).includes("deadlock detected")) throw error;
    }
  }
}
