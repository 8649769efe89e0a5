import { afterAll, beforeAll } from "vitest";
import { env } from "@/lib/platform/env";

/** Configures Calendly for the surrounding tests. */
export function useCalendly(): void {
  const before = env.NEXT_PUBLIC_CALENDLY_URL;
  beforeAll(() => void (env.NEXT_PUBLIC_CALENDLY_URL = "https://calendly.com/mentorhood/30min"));
  afterAll(() => void (env.NEXT_PUBLIC_CALENDLY_URL = before));
}
