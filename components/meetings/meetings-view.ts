import type { MeetingsQuery } from "@/lib/domain/meetings/own-meeting";

/** What a list of one's own meetings is shown by. */
export type MeetingsView = MeetingsQuery & {
  viewer: { username: string; isMentor: boolean };
  /** The server's time in milliseconds. */
  now: number;
  /** Accounts of the mentors whom the viewer has reviewed. */
  reviewedMentors: readonly string[];
  /** The meeting that the address asks whether to cancel. */
  cancel: string;
};
