import { keyFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import { seedDemo } from "@/scripts/seed/seed-demo";

export const TEST_POSITION_KEY = keyFor("positions");

/** Fills the empty test database with demo mentors. */
export async function seedForTests(options: { mentors: number; seed: number }): Promise<void> {
  await emptyDatabase();
  await seedDemo(process.env.DATABASE_URL!, { ...options, positionKey: TEST_POSITION_KEY });
}

/** Deletes all accounts; everything else cascades. Work that follows an answer may still hold a row: then it tries again. */
export async function emptyDatabase(tries = 3): Promise<void> {
  try {
    await prisma.$executeRaw`truncate user_account cascade`;
  } catch (error) {
    if (tries === 1 || !String(error).includes("deadlock detected")) throw error;
    await emptyDatabase(tries - 1);
  }
}
