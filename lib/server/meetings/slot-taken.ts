import "server-only";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { timesInstead, type Pair } from "./free-times.repository";

/** The refusal of a time that is not free, with the next ones that are. */
export async function slotTaken(pair: Pair, startsAt: Date): Promise<AppError> {
  const nextSlots = await timesInstead(prisma, pair, startsAt, new Date());
  return new AppError("conflict", { message: messages.slotTaken, data: { nextSlots } });
}
