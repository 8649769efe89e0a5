import { randomUUID } from "node:crypto";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshFreeTimes } from "@/lib/server/search/refresh-free-times";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { hours } from "../support/meeting-requests";
import { createMentorMember } from "./member.factory";

type Sides = { mentor: { mentorProfile: { id: number } }; student: { id: string } };
type Overrides = Partial<Omit<Prisma.MeetingUncheckedCreateInput, "mentorId" | "studentId">>;

/** Creates a meeting in the database at any time; by default online, with all fields filled in. */
export function createMeetingRow({ mentor, student }: Sides, startsAt: Date, overrides: Overrides = {}) {
  return prisma.meeting.create({
    data: {
      mentorId: mentor.mentorProfile.id,
      studentId: student.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      format: "online",
      topic: "Fractions",
      className: "Class 10",
      studentTimeZone: "Asia/Kathmandu",
      roomUrl: "https://meet.example/mentorhood-1",
      calendarUid: `${randomUUID()}@mentorhood`,
      ...overrides,
    },
  });
}

/** Creates a signed-in mentor with these hours; available round the clock by default. */
export async function createBookableMentor(
  availability: Availability = hours(),
  ...overrides: Parameters<typeof createMentorMember>
) {
  const mentor = await createMentorMember(...overrides);
  await prisma.availability.create({ data: { mentorId: mentor.mentorProfile.id, ...availability, version: 1 } });
  await prisma.$transaction((tx) => refreshFreeTimes(tx, [mentor.id]));
  return mentor;
}
