import type { Meeting } from "@/lib/domain/meetings/meeting";

export const MENTOR = {
  id: "0b8f2f0e-6a43-4c1c-9d3e-2c4b5a6d7e8f",
  name: "Asha Rao",
  username: "asha-rao",
  avatar: null,
  timeZone: "Asia/Kolkata",
};
export const STUDENT = {
  id: "1c9a3b1f-7b54-4d2d-8e4f-3d5c6b7e8f90",
  name: "Meera Iyer",
  username: "meera-iyer",
  avatar: null,
  timeZone: "Asia/Kolkata",
};

/** An online meeting on Wednesday 4 March 2026 at 4:30 pm in India; overrides replace the defaults. */
export function meetingOf(overrides: Partial<Meeting> = {}): Meeting {
  const startsAt = overrides.startsAt === undefined ? new Date("2026-03-04T11:00:00Z") : overrides.startsAt;
  return {
    id: "2dab4c20-8c65-4e3e-9f50-4e6d7c8f9012",
    mentor: MENTOR,
    student: STUDENT,
    startsAt,
    endsAt: startsAt && new Date(startsAt.getTime() + 30 * 60 * 1000),
    status: "confirmed",
    format: "online",
    topic: "Fractions",
    className: "Class 7",
    roomUrl: "https://meet.example.org/mentorhood-x7k2",
    place: null,
    contact: null,
    cancellation: null,
    calendar: { uid: "2dab4c20@mentorhood.example", sequence: 0 },
    ...overrides,
  };
}
