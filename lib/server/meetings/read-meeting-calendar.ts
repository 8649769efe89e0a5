import "server-only";
import { z } from "zod";
import { hasTime } from "@/lib/domain/meetings/calendar-event.rules";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { sideOf } from "@/lib/domain/meetings/meeting.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { calendarDownload } from "./calendar-files";
import { findMeeting } from "./meeting.repository";

/**
 * One of the signed-in person's meetings as a calendar file.
 * @throws AppError not_found for a meeting of others, one that was moved, and one whose time only Calendly knows
 */
export async function readMeetingCalendar(actor: Actor, meetingId: string): Promise<string> {
  const meeting = z.uuid().safeParse(meetingId).success ? await findMeeting(prisma, meetingId) : null;
  const side = meeting && sideOf(actor, meeting);
  if (!meeting || !side || meeting.status === "moved" || !hasTime(meeting)) {
    throw new AppError("not_found", { message: messages.notFound });
  }
  return calendarDownload(meeting, side, new Date());
}
