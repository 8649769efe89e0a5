import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOwnMeetings } from "@/app/(protected)/profile/own-data";
import { listOwnBusyTimes } from "@/lib/server/meetings/free-times";
import { getOwnProfile } from "@/lib/server/profile/own-profile";
import { listReviewedMentors } from "@/lib/server/reviews/list-reviews";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { hours, inHours, list } from "../support/meeting-requests";

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

describe("additional data for the tabs of one's own profile", () => {
  it("returns those mentors whom the person has reviewed, ignoring others' reviews", async () => {
    const [first, second, third] = [
      await createBookableMentor(),
      await createBookableMentor(),
      await createBookableMentor(),
    ];
    const [student, other] = [await createUserMember(), await createUserMember()];
    await createReview({ mentor: first, student });
    await createReview({ mentor: third, student });
    await createReview({ mentor: second, student: other });
    expect(await listReviewedMentors(student, [first.id, second.id, first.id])).toEqual([first.id]);
    expect(await listReviewedMentors(other, [first.id, second.id])).toEqual([second.id]);
    expect(await listReviewedMentors(student, [])).toEqual([]);
  });

  it("returns a mentor's meetings during some days, on either side, without cancelled ones", async () => {
    const [mentor, colleague, student] = [
      await createBookableMentor(),
      await createBookableMentor(),
      await createUserMember(),
    ];
    await createMeetingRow({ mentor, student }, inHours(5));
    await createMeetingRow({ mentor: colleague, student: mentor }, inHours(30));
    await createMeetingRow({ mentor, student }, inHours(60));
    await createMeetingRow({ mentor, student }, inHours(10), {
      status: "cancelled",
      cancelledAt: new Date(),
      cancelledById: student.id,
    });
    const busy = await listOwnBusyTimes(mentor, 2);
    expect(busy.map(({ startsAt }) => startsAt)).toEqual(expect.arrayContaining([inHours(5), inHours(30)]));
    expect(busy).toHaveLength(2);
  });

  it("returns the next meeting, whichever page of the list is open", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    for (let hour = 5; hour < 17; hour++) await createMeetingRow({ mentor, student }, inHours(hour));
    const [actor, profile] = [await actorOf(student), await getOwnProfile(student.id)];
    for (const query of [
      { when: "upcoming", page: 1 },
      { when: "upcoming", page: 2 },
      { when: "past", page: 2 },
    ] as const) {
      const { next, tab } = await getOwnMeetings(actor, profile, { ...query, cancel: "", confirm: "" });
      expect(next?.startsAt).toBe(inHours(5).toISOString());
      expect(tab.lists.upcoming.meetings).toHaveLength(query.when === "upcoming" && query.page === 2 ? 2 : 10);
    }
  });

  it("returns for each side the zone of its own mails", async () => {
    const mentor = await createBookableMentor(hours({ timeZone: "Europe/London" }));
    const student = await createUserMember();
    await createMeetingRow({ mentor, student }, inHours(5));
    const zoneOf = async (member: { token: string }) => (await list(member)).body.data[0].timeZone as string;
    expect([await zoneOf(mentor), await zoneOf(student)]).toEqual(["Europe/London", "Asia/Kathmandu"]);
  });
});
