import { afterAll, beforeAll } from "vitest";
import { env } from "@/lib/platform/env";

/** Lets the tests around it run as where the settings name Calendly. */
export function useCalendly(): void {
  const before = env.NEXT_PUBLIC_CALENDLY_URL;
  beforeAll(() => void (env.NEXT_PUBLIC_CALENDLY_URL = "https://calendly.com/mentorhood/30min"));
  afterAll(() => void (env.NEXT_PUBLIC_CALENDLY_URL = before));
}
