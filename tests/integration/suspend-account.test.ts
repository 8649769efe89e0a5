import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as shareImage from "@/app/og/mentor/[username]/route";
import * as allTeachers from "@/app/api/v1/teachers/all-teachers/route";
import * as map from "@/app/api/v1/teachers/map/route";
import * as teacherProfile from "@/app/api/v1/teachers/profile/[username]/route";
import * as teacherReviews from "@/app/api/v1/teachers/profile/[username]/reviews/route";
import * as slots from "@/app/api/v1/teachers/slots/[username]/route";
import * as calendarFeed from "@/app/api/v1/meetings/feed/[userId]/[token]/route";
import * as login from "@/app/api/v1/users/login/route";
import * as me from "@/app/api/v1/users/me/route";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { shared } from "@/lib/platform/process/shared-state";
import {
  liftEndedSuspensions,
  liftSuspension,
  prepareSuspension,
  suspendAccount,
} from "@/lib/server/account/suspend-account";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { getFeedAddress } from "@/lib/server/meetings/calendar-feed";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { listenForInvalidations } from "@/lib/server/mentors/listen-for-invalidations";
import { listDirectoryPage } from "@/lib/server/mentors/mentor-directory.repository";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { lookUpPastUsername } from "@/lib/server/mentors/past-usernames";
import { replaceUsername } from "@/lib/server/account/account.repository";
import { listHomeMentors } from "@/lib/server/search/list-home-mentors";
import { listSimilarMentors } from "@/lib/server/search/list-similar-mentors";
import { listShortlist } from "@/lib/server/shortlist/shortlist.repository";
import { listMentorPart, listMentorParts } from "@/lib/server/sitemap/sitemap.repository";
import { createAccount, PASSWORD } from "../factories/account.factory";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts, mailsTo, send } from "../support/account-requests";
import { book, bookingOf, inHours, list } from "../support/meeting-requests";
import { refreshedTags } from "../support/next-cache";
import { write } from "../support/review-requests";

const SUBJECTS_OF_ALL = Array.from({ length: 40 }, (_, id) => id);
const read = (handler: Parameters<typeof send>[0], username: string, path = "/") =>
  send(handler, { method: "GET", path, params: { username } });

type Place = { mentor: Awaited<ReturnType<typeof createBookableMentor>>; saverId: string };
const shows = (found: unknown, username: string) => JSON.stringify(found).includes(`"${username}"`);

/** Every public place that can show a mentor, and whether it does. A new one belongs in this list. */
const PUBLIC_PLACES: Record<string, (place: Place) => Promise<boolean>> = {
  page: async ({ mentor }) => (await getMentorPage(mentor.username)) !== null,
  "share picture": async ({ mentor }) => {
    const params = Promise.resolve({ username: mentor.username });
    return (await shareImage.GET(new Request("http://localhost"), { params })).status === 200;
  },
  "REST profile": async ({ mentor }) => (await read(teacherProfile.GET, mentor.username)).status === 200,
  "REST reviews": async ({ mentor }) => (await read(teacherReviews.GET, mentor.username)).status === 200,
  slots: async ({ mentor }) => (await read(slots.GET, mentor.username)).status === 200,
  listing: async ({ mentor }) => shows((await read(allTeachers.GET, "", "/?limit=500")).body.data, mentor.username),
  counts: async () => (await read(allTeachers.GET, "", "/?limit=1")).body.pagination.total > 0,
  map: async ({ mentor }) =>
    shows(
      (await read(map.GET, "", "/?bbox=60,0,100,40&zoom=15&north=40&south=0&east=100&west=60")).body,
      mentor.username,
    ),
  "landing pages": async () =>
    (await prisma.tutorArea.aggregate({ _sum: { mentorCount: true } }))._sum.mentorCount! > 0,
  directory: async ({ mentor }) => shows(await listDirectoryPage(1), mentor.username),
  home: async ({ mentor }) => shows(await listHomeMentors(null), mentor.username),
  "similar mentors": async ({ mentor }) =>
    shows((await listSimilarMentors(SUBJECTS_OF_ALL.slice(1), null)).mentors, mentor.username),
  shortlist: async ({ mentor, saverId }) => (await listShortlist(prisma, saverId)).includes(mentor.username),
  sitemap: async ({ mentor }) => {
    for (const { number } of await listMentorParts()) {
      for await (const pages of listMentorPart(number)) if (shows(pages, mentor.username)) return true;
    }
    return false;
  },
};

async function placesShowing(place: Place): Promise<string[]> {
  const shown = [];
  for (const [name, isShownIn] of Object.entries(PUBLIC_PLACES)) if (await isShownIn(place)) shown.push(name);
  return shown;
}

async function suspend(userId: string, until: Date | null = null, now = new Date()): Promise<boolean> {
  const farewell = await prepareSuspension(userId, now);
  const afterCommit = await prisma.$transaction((tx) => suspendAccount(tx, { userId, until, now, farewell }));
  afterCommit?.();
  return afterCommit !== null;
}
async function lift(userId: string): Promise<boolean> {
  const afterCommit = await prisma.$transaction((tx) => liftSuspension(tx, userId));
  afterCommit?.();
  return afterCommit !== null;
}

beforeAll(emptyAccounts);
beforeEach(async () => {
  await emptyAccounts();
  refreshedTags();
});
afterAll(emptyAccounts);

describe("a suspended mentor", () => {
  it("is gone from every public place, and back in all of them after the suspension", async () => {
    const mentor = await createBookableMentor();
    const { id: saverId } = await createUserMember();
    await prisma.shortlistedMentor.create({ data: { userId: saverId, mentorId: mentor.mentorProfile.id } });
    const place = { mentor, saverId };
    const everywhere = Object.keys(PUBLIC_PLACES);
    expect(await placesShowing(place)).toEqual(everywhere);
    const row = () => prisma.mentorListing.findUnique({ where: { mentorId: mentor.mentorProfile.id } });
    const before = await row();

    expect(await suspend(mentor.id)).toBe(true);
    expect(await placesShowing(place)).toEqual([]);
    expect(refreshedTags()).toEqual(expect.arrayContaining(tagsOfMentors([mentor.username])));

    expect(await lift(mentor.id)).toBe(true);
    expect(await placesShowing(place)).toEqual(everywhere);
    expect(await row()).toEqual(before);
  });

  it("is unknown under a former username too, and not a departed mentor", async () => {
    const mentor = await createBookableMentor();
    const to = `${mentor.username}-new`;
    await prisma.$transaction((tx) => replaceUsername(tx, mentor.id, { from: mentor.username, to, now: new Date() }));
    await suspend(mentor.id);
    for (const username of [mentor.username, to]) {
      expect(await lookUpPastUsername(username)).toBeNull();
      const { status, body } = await read(teacherProfile.GET, username);
      expect([status, body.message]).toEqual([404, "Sorry No teacher Found With these details"]);
    }
  });

  it("cannot be booked or reviewed", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const booking = bookingOf(mentor, inHours(30));
    await suspend(mentor.id);
    expect((await book(student, booking)).status).toBe(404);
    expect((await write(student.token, mentor.id)).status).toBe(404);
  });

  it("leaves the cached pages of the other processes, even when the mentor was not listed", async () => {
    const mentor = await createBookableMentor();
    await prisma.mentorListing.deleteMany({ where: { mentorId: mentor.mentorProfile.id } });
    await listenForInvalidations();
    const since = performance.now();
    // Without what follows the commit, as in another process, only the database tells of the change.
    await prisma.$transaction((tx) => suspendAccount(tx, { userId: mentor.id, until: null, now: new Date() }));
    await vi.waitFor(() =>
      expect(shared.expiredTags.tags.get(`mentor:${mentor.username}`)).toBeGreaterThanOrEqual(since),
    );
  });
});

describe("a suspended person", () => {
  it("has no session and no calendar feed, not even after the suspension", async () => {
    const person = await createUserMember();
    const feed = await getFeedAddress({ id: person.id } as Actor);
    const token = feed.split("/").at(-1)!;
    const answers = async () => [
      (await send(me.GET, { method: "GET", bearer: person.token })).status,
      (await send(me.GET, { method: "GET", cookie: person.token })).status,
      (await calendarFeed.GET(new Request(feed), { params: Promise.resolve({ userId: person.id, token }) })).status,
    ];
    expect(await answers()).toEqual([200, 200, 200]);
    await suspend(person.id);
    expect(await answers()).toEqual([401, 401, 404]);
    await lift(person.id);
    expect(await answers()).toEqual([401, 401, 404]);
  });

  it("reads so at the sign-in, only with the right password", async () => {
    const { id, email } = await createAccount();
    const sign = async (password: string) => {
      const { status, body } = await send(login.POST, { json: { email, password } });
      return [status, body.message];
    };
    await suspend(id);
    expect(await sign("Wrong-Horse-7")).toEqual([401, "The email or the password is not right."]);
    expect(await sign(PASSWORD)).toEqual([403, expect.stringContaining("how to appeal")]);
    await lift(id);
    expect((await sign(PASSWORD))[0]).toBe(200);
  });

  it("has no meetings to come: both sides get a mail that the site cancelled them", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student }, inHours(-30));
    await createMeetingRow({ mentor, student }, inHours(30));
    await suspend(mentor.id);
    for (const { email } of [mentor, student]) expect(await mailsTo(email)).toEqual(["meeting-cancelled"]);
    const texts = (await listOutbox()).map(({ text }) => text);
    for (const text of texts) expect(text).toContain("Mentorhood has cancelled your meeting.");
    const { body } = await list(student, "/?when=past");
    expect(body.data.map(({ status, cancellation }: never) => [status, cancellation])).toEqual(
      expect.arrayContaining([["cancelled", { by: "site", reason: null, hasLeft: false }]]),
    );
    expect(await prisma.meeting.count({ where: { status: "confirmed" } })).toBe(1);
    await lift(mentor.id);
    expect(await prisma.meeting.count({ where: { status: "confirmed" } })).toBe(1);
  });

  it("keeps the reviews that they wrote", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createReview({ mentor, student }, { rating: 4, comment: "Patient, and always on time." });
    const before = (await read(teacherProfile.GET, mentor.username)).body.data;
    await suspend(student.id);
    expect((await read(teacherProfile.GET, mentor.username)).body.data).toEqual(before);
  });

  it("is suspended once, however many decide at once", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student }, inHours(30));
    const all = await Promise.all(Array.from({ length: 8 }, () => suspend(mentor.id)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await mailsTo(student.email)).toEqual(["meeting-cancelled"]);
    expect((await Promise.all(Array.from({ length: 8 }, () => lift(mentor.id)))).filter(Boolean)).toHaveLength(1);
    expect(await lift("00000000-0000-4000-8000-000000000000")).toBe(false);
  });
});

it("a suspension ends at its time, once, with a row in the audit", async () => {
  const [early, late, forGood] = [await createBookableMentor(), await createUserMember(), await createUserMember()];
  await suspend(early.id, inHours(1));
  await suspend(late.id, inHours(1));
  await suspend(forGood.id);
  expect(await suspend(late.id, inHours(9))).toBe(true);
  await liftEndedSuspensions(new Date());
  expect(await prisma.user.count({ where: { suspendedAt: null, id: early.id } })).toBe(0);
  await Promise.all([liftEndedSuspensions(inHours(2)), liftEndedSuspensions(inHours(2))]);
  const active = await prisma.user.findMany({ where: { suspendedAt: null }, select: { id: true } });
  expect(active).toEqual([{ id: early.id }]);
  expect(await prisma.mentorListing.count({ where: { mentorId: early.mentorProfile.id } })).toBe(1);
  const ended = { action: "account.suspension_ended", subjectId: early.id };
  expect(await prisma.auditEvent.count({ where: ended })).toBe(1);
});
