import "server-only";
import { type BookingPage, needsSession } from "@/lib/domain/meetings/booking-page.schema";
import { env } from "@/lib/platform/env";

/** Whether visitors without a session may see this state of the booking screen. Calendly's widget needs to know who books. */
export function isOpenToVisitors(asked: BookingPage): boolean {
  return !needsSession(asked) && !env.NEXT_PUBLIC_CALENDLY_URL;
}
