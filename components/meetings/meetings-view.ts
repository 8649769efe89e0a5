import type { MeetingsQuery } from "@/lib/domain/meetings/own-meeting";

/** Parameters for rendering a list of the viewer's meetings. */
export type MeetingsView = MeetingsQuery & {
  viewer: { username: string; isMentor: boolean };
  /** The server's time in milliseconds. */
  now: number;
  /** Account ids of the mentors that the viewer has reviewed. */
  reviewedMentors: readonly string[];
  /** The id of the meeting whose cancellation the URL asks to confirm. */
  cancel: string;
};
