import { meetingFormats } from "@/lib/domain/meetings/meeting-formats.rules";
import { PREVIEW_DAYS } from "@/lib/domain/meetings/meeting.constants";
import type { MeetingsQuery, OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import type { Actor } from "@/lib/platform/auth/session";
import { env } from "@/lib/platform/env";
import { getOwnUsername } from "@/lib/server/account/change-username";
import { getOwnAvailability } from "@/lib/server/meetings/availability";
import { getFeedAddress } from "@/lib/server/meetings/calendar-feed";
import { listOwnBusyTimes } from "@/lib/server/meetings/free-times";
import { listMeetings } from "@/lib/server/meetings/list-meetings";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { profileUrl } from "@/lib/server/mentors/profile-metadata";
import { listReviewedMentors, listReviews } from "@/lib/server/reviews/list-reviews";
import { getOwnVerification } from "@/lib/server/verification/mentor-file";

/**
 * The user's own public address, and when it may be changed next, in ISO 8601 (null: now). Before the script runs,
 * dates use the browser's time zone if it is known.
 */
export async function getOwnAddress(actor: Actor) {
  const [{ username, nextChange }, zone] = await Promise.all([getOwnUsername(actor), findViewerZone()]);
  const timeZone = zone ?? DEFAULT_TIME_ZONE;
  return { url: profileUrl(username), change: nextChange && { from: nextChange.toISOString(), timeZone } };
}

type Query = MeetingsQuery & { cancel: string; confirm: string };

const isStudents = ({ side }: OwnMeeting) => side === "student";

/**
 * The contents of the user's own meetings tab, and the next meeting, shown above all tabs. The page number applies to
 * the open list; the other list starts at page 1.
 */
export async function getOwnMeetings(actor: Actor, { username, role }: OwnProfile, query: Query) {
  const { when, page, cancel, confirm } = query;
  const pageOf = (list: MeetingsQuery["when"]) => ({ when: list, page: list === when ? page : 1 });
  const [upcoming, past, address] = await Promise.all([
    listMeetings(actor, pageOf("upcoming")),
    listMeetings(actor, pageOf("past")),
    getFeedAddress(actor),
  ]);
  // A later page does not contain the next meeting.
  const first = upcoming.pagination.page === 1 ? upcoming : await listMeetings(actor, { when: "upcoming", page: 1 });
  const mentorIds = past.meetings.filter(isStudents).map(({ other }) => other._id);
  const view = {
    when,
    page,
    cancel,
    viewer: { username, isMentor: role === "mentor" },
    now: new Date().getTime(),
    reviewedMentors: await listReviewedMentors(actor, mentorIds),
  };
  const tab = { lists: { upcoming, past }, view, feed: { address, isRenewing: confirm === "renew" } };
  return { tab, next: first.meetings[0] };
}

/** Data that only a mentor's tabs show. */
export async function getOwnTeaching(actor: Actor, { _id, username }: OwnProfile) {
  const [shown, reviews, availability, verification, busy] = await Promise.all([
    getMentorProfile(username),
    listReviews(_id),
    getOwnAvailability(actor),
    getOwnVerification(actor.id, new Date()),
    // The last preview day can end up to one day later.
    listOwnBusyTimes(actor, PREVIEW_DAYS + 1),
  ]);
  const isOnline = meetingFormats(shown.classesOffered.map(({ format }) => format)).includes("online");
  const { version, roomUrl } = availability;
  const needsRoom = isOnline && version > 0 && roomUrl === null && env.MEETING_URL_TEMPLATE === undefined;
  return { shown, reviews, verification, needsRoom, hours: { availability, busy, now: new Date().getTime() } };
}
