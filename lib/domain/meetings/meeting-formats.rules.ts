import type { CLASS_FORMATS } from "@/lib/domain/profile/edit-profile.schema";
import type { MeetingFormat } from "./meeting";

type ClassFormat = (typeof CLASS_FORMATS)[number];

const MEETING_FORMATS_OF: Readonly<Record<ClassFormat, readonly MeetingFormat[]>> = {
  online: ["online"],
  offline: ["in_person"],
  hybrid: ["online", "in_person"],
};

/** The meeting formats for a mentor's class formats; hybrid means both. */
export function meetingFormats(classFormats: readonly ClassFormat[]): MeetingFormat[] {
  return [...new Set(classFormats.flatMap((format) => MEETING_FORMATS_OF[format]))].sort().reverse();
}
