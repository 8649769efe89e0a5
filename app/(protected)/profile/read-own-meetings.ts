import type { MeetingsQuery, OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import type { Actor } from "@/lib/server/auth/session";
import { listMeetings } from "@/lib/server/meetings/list-meetings";
import { readFeedAddress } from "@/lib/server/meetings/read-feed-address";
import { listReviewedMentors } from "@/lib/server/reviews/list-reviewed-mentors";

type Query = MeetingsQuery & { cancel: string; confirm: string };

const isStudents = ({ side }: OwnMeeting) => side === "student";

/** What the tab of one's own meetings shows. The page's number belongs to the open list; the other one begins at its first. */
export async function readOwnMeetings(actor: Actor, { username, role }: OwnProfile, query: Query) {
  const { when, page, cancel, confirm } = query;
  const pageOf = (list: MeetingsQuery["when"]) => ({ when: list, page: list === when ? page : 1 });
  const [upcoming, past, address] = await Promise.all([
    listMeetings(actor, pageOf("upcoming")),
    listMeetings(actor, pageOf("past")),
    readFeedAddress(actor),
  ]);
  const mentorIds = past.meetings.filter(isStudents).map(({ other }) => other._id);
  const view = {
    when,
    page,
    cancel,
    viewer: { username, isMentor: role === "mentor" },
    now: new Date().getTime(),
    reviewedMentors: await listReviewedMentors(actor, mentorIds),
  };
  return { lists: { upcoming, past }, view, feed: { address, isRenewing: confirm === "renew" } };
}
