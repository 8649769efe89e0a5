import "server-only";
import { logger } from "@/lib/platform/logger";
import { prisma } from "./prisma";

/** Longest wait for the database's answer, in milliseconds; a health check must not hang with the thing it checks. */
const ANSWER_LIMIT_MS = 3000;

/** Whether the database answers a trivial query in time. */
export async function databaseState(): Promise<"up" | "down"> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database did not answer in time.")), ANSWER_LIMIT_MS);
  });
  try {
    await Promise.race([prisma.$queryRaw`select 1`, tooSlow]);
    return "up";
  } catch (error) {
    logger.warn({ err: error }, "The database cannot be reached.");
    return "down";
  } finally {
    clearTimeout(timer);
  }
}
