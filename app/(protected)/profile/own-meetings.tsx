import { cache } from "react";
import { MeetingsPanel } from "@/components/meetings/meetings-panel";
import { NextMeeting } from "@/components/meetings/next-meeting";
import type { MeetingsQuery, OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import type { Actor } from "@/lib/server/auth/session";
import { listMeetings } from "@/lib/server/meetings/list-meetings";
import { readFeedAddress } from "@/lib/server/meetings/read-feed-address";
import { listReviewedMentors } from "@/lib/server/reviews/list-reviewed-mentors";

/** The header and the tab both want the first page of what is to come. */
const readMeetings = cache((id: string, when: MeetingsQuery["when"], page: number) =>
  listMeetings({ id }, { when, page }),
);

type OwnMeetingsProps = {
  actor: Actor;
  profile: OwnProfile;
  query: MeetingsQuery & { cancel: string };
  isRenewing: boolean;
};

/** The tab of one's own meetings. The page's number belongs to the list that is open; the other one begins at its first. */
export async function OwnMeetings({ actor, profile, query, isRenewing }: OwnMeetingsProps) {
  const pageOf = (when: MeetingsQuery["when"]) => (when === query.when ? query.page : 1);
  const [upcoming, past, address] = await Promise.all([
    readMeetings(actor.id, "upcoming", pageOf("upcoming")),
    readMeetings(actor.id, "past", pageOf("past")),
    readFeedAddress(actor),
  ]);
  const view = {
    ...query,
    viewer: { username: profile.username, isMentor: profile.role === "mentor" },
    now: new Date().getTime(),
    reviewedMentors: await listReviewedMentors(
      actor,
      past.meetings.filter(isStudents).map(({ other }) => other._id),
    ),
  };
  return <MeetingsPanel lists={{ upcoming, past }} view={view} feed={{ address, isRenewing }} />;
}

const isStudents = ({ side }: OwnMeeting) => side === "student";

/** The meeting that comes next, where there is one. */
export async function OwnNextMeeting({ actor }: { actor: Actor }) {
  const { meetings } = await readMeetings(actor.id, "upcoming", 1);
  return meetings[0] ? <NextMeeting meeting={meetings[0]} /> : null;
}
