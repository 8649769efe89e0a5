import "server-only";
import type { Busy } from "@/lib/domain/meetings/slots.rules";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { findBusy } from "./free-times.repository";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the signed-in person is in meetings, as a mentor or as a student, from now on for some days. */
export function readBusyTimes(actor: Pick<Actor, "id">, days: number): Promise<Busy[]> {
  const now = new Date();
  return findBusy(prisma, actor.id, { from: now, to: new Date(now.getTime() + days * DAY_MS) });
}
