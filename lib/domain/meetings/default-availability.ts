import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import type { Availability } from "./availability.schema";

const AFTER_SCHOOL = [{ from: "16:00", to: "20:00" }];
const WEEKEND = [{ from: "10:00", to: "18:00" }];

/** What the form suggests to a mentor who has not saved any hours. It makes nobody bookable. */
export const DEFAULT_AVAILABILITY: Availability = {
  timeZone: DEFAULT_TIME_ZONE,
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
  roomUrl: null,
};
