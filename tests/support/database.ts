import { prisma } from "@/lib/server/db/prisma";
import { seedDemo } from "@/scripts/seed/seed-demo";

export const TEST_AUTH_SECRET = process.env.AUTH_SECRET!;

/** Fills the empty test database with demo mentors. */
export async function seedForTests(options: { mentors: number; seed: number }): Promise<void> {
  await emptyDatabase();
  await seedDemo(process.env.DATABASE_URL!, { ...options, authSecret: TEST_AUTH_SECRET });
}

/** Takes every account away; everything else goes with them. */
export async function emptyDatabase(): Promise<void> {
  await prisma.$executeRaw`truncate user_account cascade`;
}
