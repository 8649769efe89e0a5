import type { Availability } from "./availability.schema";

const AFTER_SCHOOL = [{ from: "16:00", to: "20:00" }];
const WEEKEND = [{ from: "10:00", to: "18:00" }];

/** Default hours of a mentor, so that every mentor can be booked from the first day (decisions, "Meetings"). */
export const DEFAULT_AVAILABILITY: Availability = {
  timeZone: "Asia/Kolkata",
  weeklyHours: {
    monday: AFTER_SCHOOL,
    tuesday: AFTER_SCHOOL,
    wednesday: AFTER_SCHOOL,
    thursday: AFTER_SCHOOL,
    friday: AFTER_SCHOOL,
    saturday: WEEKEND,
    sunday: WEEKEND,
  },
  overrides: [],
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  bufferMinutes: 0,
  isPaused: false,
};
