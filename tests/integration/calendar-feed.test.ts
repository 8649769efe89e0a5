import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import * as download from "@/app/api/v1/meetings/[id]/calendar/route";
import * as feed from "@/app/api/v1/meetings/feed/[userId]/[token]/route";
import { changePassword } from "@/lib/server/account/change-password";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { resetPassword } from "@/lib/server/account/reset-password";
import { signOutEverywhere } from "@/lib/server/account/sign-out";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { getFeedAddress, renewFeed } from "@/lib/server/meetings/calendar-feed";
import { createAccount, createSession, PASSWORD } from "../factories/account.factory";
import { createBookedMeeting, createPair, DAY_MS, HOUR_MS } from "../factories/pair.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts, type Handler, type Params, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { expectUnchanged } from "../support/expect-unchanged";
import { expectAnswersToOddAddresses } from "../support/nonsense-requests";
import { readCalendar } from "../support/read-calendar";

const NEW_PASSWORD = "Monsoon-Kettle-7";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const fromNow = (ms: number) => new Date(Date.now() + ms);
const partsOf = (address: string) => {
  const [userId, token] = new URL(address).pathname.split("/").slice(-2);
  return { userId, token };
};
const addressOf = async (member: { token: string }) => getFeedAddress(await actorOf(member));

/** A request for a file, without a session by default. */
async function fetchFile(handler: Handler, params: Params, bearer?: string) {
  const headers = new Headers({ [SOCKET_ADDRESS_HEADER]: randomUUID() });
  if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
  const response = await handler(new Request("http://localhost/", { headers }), { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

type Member = { id: string; token: string };

async function createAccountMember(): Promise<Member> {
  const account = await createAccount();
  return { id: account.id, token: await createSession(account) };
}

async function changeThePassword(member: Member): Promise<void> {
  await changePassword(await actorOf(member), { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
}

async function resetThePassword({ id }: Member): Promise<void> {
  const token = newMailSecret();
  await storeMailToken(prisma, { userId: id, purpose: "reset_password", secret: token });
  await resetPassword(
    { token, password: NEW_PASSWORD },
    { address: randomUUID(), knownDevice: undefined, device: "Chrome on Linux", isLocal: false },
  );
}

const get = (handler: Handler, params: Params, more = {}) => send(handler, { method: "GET", params, ...more });

describe("a person's feed", () => {
  it("holds upcoming meetings and the last 90 days, without a session, for both sides", async () => {
    const pair = await createPair();
    const at = (days: number, more = {}) => createBookedMeeting(pair, fromNow(days * DAY_MS), more);
    await at(-91);
    const old = await at(-89);
    const coming = await at(2);
    const cancelled = await at(3, { status: "cancelled", cancelledAt: fromNow(0), calendarSequence: 1 });
    await at(4, { status: "moved", calendarUid: "moved@mentorhood" });
    const followed = await at(5, { calendarUid: "moved@mentorhood", calendarSequence: 1 });
    const stranger = await createPair();
    await createBookedMeeting(stranger, fromNow(2 * DAY_MS));

    for (const [member, other] of [
      [pair.student, pair.mentor],
      [pair.mentor, pair.student],
    ] as const) {
      const { status, headers, text } = await fetchFile(feed.GET, partsOf(await addressOf(member)));
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      const { head, events } = readCalendar(text);
      expect(head).toMatchObject({ method: "PUBLISH", "x-wr-calname": "Mentorhood meetings" });
      expect(events).toMatchObject([
        { uid: old.calendarUid, status: "CONFIRMED", summary: `Meeting with ${other.name}` },
        { uid: coming.calendarUid, status: "CONFIRMED", location: coming.roomUrl },
        { uid: cancelled.calendarUid, status: "CANCELLED", sequence: "1" },
        { uid: followed.calendarUid, status: "CONFIRMED", sequence: "1" },
      ]);
      for (const secret of [pair.student.email, pair.mentor.email, pair.mentor.mobileNumber!, pair.mentor.address!]) {
        expect(text.replace(/\r\n /g, "")).not.toContain(secret);
      }
    }
  });

  it("is an empty calendar without meetings, with or without the file extension", async () => {
    const { userId, token } = partsOf(await addressOf(await createUserMember()));
    expect(token).toMatch(/^[\w-]{43}\.ics$/);
    for (const spelling of [token, token!.slice(0, 43)]) {
      const { status, text } = await fetchFile(feed.GET, { userId, token: spelling });
      expect([status, readCalendar(text).events]).toEqual([200, []]);
    }
  });

  it("answers every wrong address alike", async () => {
    const member = await createUserMember();
    const other = await createUserMember();
    const { userId, token } = partsOf(await addressOf(member));
    const wrong: Params[] = [
      { userId: other.id, token },
      { userId: randomUUID(), token },
      { userId, token: `${"A".repeat(43)}.ics` },
      { userId, token: token!.slice(0, 42) },
      { userId, token: `${token}x` },
      { userId, token: "" },
      { userId: "x", token },
      {},
    ];
    for (const params of wrong) {
      const { status, body } = await get(feed.GET, params);
      expect([status, body]).toEqual([404, { success: false, message: "Not found." }]);
    }
    expect((await fetchFile(feed.GET, { userId, token })).status).toBe(200);
    expect((await send(feed.POST, { params: { userId, token } })).status).toBe(405);
  });

  it("has a new address after a renewal, and the old ones stop working", async () => {
    const member = await createUserMember();
    const other = await createUserMember();
    const addresses = [await addressOf(member)];
    for (let round = 0; round < 3; round++) {
      await renewFeed(await actorOf(member));
      addresses.push(await addressOf(member));
    }
    expect(new Set(addresses).size).toBe(4);
    const statuses = await Promise.all(addresses.map((address) => fetchFile(feed.GET, partsOf(address))));
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    expect((await fetchFile(feed.GET, partsOf(await addressOf(other)))).status).toBe(200);
    // Two renewals at once invalidate both older addresses.
    await Promise.all([renewFeed(await actorOf(member)), renewFeed(await actorOf(member))]);
    expect(await prisma.calendarFeed.findMany()).toEqual([{ userId: member.id, version: 5 }]);
  });

  it.each([
    ["the password is changed", changeThePassword],
    ["the password is reset", resetThePassword],
    ["all sessions are ended", async (member: Member) => signOutEverywhere(await actorOf(member))],
  ])("ends when %s, and has a new address", async (_when, act) => {
    const member = await createAccountMember();
    const before = partsOf(await addressOf(member));
    expect((await fetchFile(feed.GET, before)).status).toBe(200);
    await act(member);
    expect((await fetchFile(feed.GET, before)).status).toBe(404);
    const { sessionVersion } = await prisma.user.findUniqueOrThrow({ where: { id: member.id } });
    const after = partsOf(await addressOf({ token: await createSession({ id: member.id, sessionVersion }) }));
    expect((await fetchFile(feed.GET, after)).status).toBe(200);
  });

  it("ends with the account", async () => {
    const pair = await createPair();
    await createBookedMeeting(pair, fromNow(2 * DAY_MS));
    const params = partsOf(await addressOf(pair.student));
    const actor = await actorOf(pair.student);
    expect((await fetchFile(feed.GET, params)).status).toBe(200);
    await deleteAccount(actor);
    expect((await get(feed.GET, params)).status).toBe(404);
    await expect(renewFeed(actor)).rejects.toMatchObject({ code: "not_signed_in" });
    await expect(getFeedAddress(actor)).rejects.toMatchObject({ code: "not_signed_in" });
    const { text } = await fetchFile(feed.GET, partsOf(await addressOf(pair.mentor)));
    expect(readCalendar(text).events).toMatchObject([{ status: "CANCELLED", summary: "Meeting with Deleted user" }]);
  });

  it("is limited by client, for any owner", async () => {
    const { userId, token } = partsOf(await addressOf(await createUserMember()));
    const client = "10.1.2.3";
    const wrong = { userId, token: "x" };
    for (let tries = 0; tries < 600; tries++) await get(feed.GET, wrong, { client });
    const refused = await get(feed.GET, { userId, token }, { client });
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect((await fetchFile(feed.GET, { userId, token })).status).toBe(200);
  });

  it("answers nonsense in the contract's shape", async () => {
    await expectAnswersToOddAddresses(feed.GET, { param: "token", query: "x", requests: 100, seed: 5 });
  });
});

describe("the file of one meeting", () => {
  it("is for its two sides only", async () => {
    const pair = await createPair();
    const { id, calendarUid } = await createBookedMeeting(pair, fromNow(HOUR_MS));
    for (const [{ token }, other] of [
      [pair.student, pair.mentor],
      [pair.mentor, pair.student],
    ] as const) {
      const { status, headers, text } = await fetchFile(download.GET, { id }, token);
      expect(status).toBe(200);
      expect(headers.get("Content-Disposition")).toBe('attachment; filename="meeting.ics"');
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(readCalendar(text).events).toMatchObject([{ uid: calendarUid, summary: `Meeting with ${other.name}` }]);
      expect(text).not.toContain("ATTENDEE");
    }
    const stranger = await createUserMember();
    await expectUnchanged(async () => {
      expect((await get(download.GET, { id }, { bearer: stranger.token })).status).toBe(404);
      expect((await get(download.GET, { id })).status).toBe(401);
      expect((await get(download.GET, { id: randomUUID() }, { bearer: stranger.token })).status).toBe(404);
      expect((await get(download.GET, { id: "x" }, { bearer: stranger.token })).status).toBe(404);
    });
  });

  it("does not exist for a moved meeting, or one whose time only Calendly knows", async () => {
    const pair = await createPair();
    const moved = await createBookedMeeting(pair, fromNow(DAY_MS), { status: "moved" });
    const calendly = await prisma.meeting.create({
      data: {
        mentorId: pair.mentor.mentorProfile.id,
        studentId: pair.student.id,
        format: "online",
        studentTimeZone: "UTC",
        calendarUid: randomUUID(),
        externalEventUrl: "https://calendly.com/x",
      },
    });
    for (const { id } of [moved, calendly]) {
      expect((await get(download.GET, { id }, { bearer: pair.student.token })).status).toBe(404);
    }
    const { token, userId } = partsOf(await addressOf(pair.student));
    expect(readCalendar((await fetchFile(feed.GET, { userId, token })).text).events).toEqual([]);
  });
});
