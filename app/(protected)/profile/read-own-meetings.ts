import type { MeetingsQuery, OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import type { Actor } from "@/lib/platform/auth/session";
import { listMeetings } from "@/lib/server/meetings/list-meetings";
import { readFeedAddress } from "@/lib/server/meetings/read-feed-address";
import { listReviewedMentors } from "@/lib/server/reviews/list-reviewed-mentors";

type Query = MeetingsQuery & { cancel: string; confirm: string };

const isStudents = ({ side }: OwnMeeting) => side === "student";

/**
 * What the tab of one's own meetings shows, and the meeting that comes next, which stands above all tabs. The page's number
 * belongs to the open list; the other one begins at its first.
 */
export async function readOwnMeetings(actor: Actor, { username, role }: OwnProfile, query: Query) {
  const { when, page, cancel, confirm } = query;
  const pageOf = (list: MeetingsQuery["when"]) => ({ when: list, page: list === when ? page : 1 });
  const [upcoming, past, address] = await Promise.all([
    listMeetings(actor, pageOf("upcoming")),
    listMeetings(actor, pageOf("past")),
    readFeedAddress(actor),
  ]);
  // The first of a later page is not the next one of all.
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
