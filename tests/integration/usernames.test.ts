import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as profile from "@/app/api/v1/teachers/profile/[username]/route";
import * as slots from "@/app/api/v1/teachers/slots/[username]/route";
import * as exportData from "@/app/api/v1/users/export-data/route";
import { usernameMessages } from "@/lib/domain/account/username.messages";
import { USERNAME_CHANGE_DAYS } from "@/lib/domain/account/account.constants";
import { AppError } from "@/lib/errors";
import { changeUsername, getOwnUsername } from "@/lib/server/account/change-username";
import { freeUsername, listFormerUsernames } from "@/lib/server/account/account.repository";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { prisma } from "@/lib/platform/db/prisma";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { createBookableMentor } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview, createStudent } from "../factories/mentor.factory";
import { actorOf } from "../support/actor-of";
import { emptyAccounts, send } from "../support/account-requests";
import { refreshedTags } from "../support/next-cache";

const DAY_MS = 24 * 60 * 60 * 1000;
const freshName = () => `name-${randomUUID().slice(0, 8)}`;
const rowOf = (id: string) => prisma.user.findUniqueOrThrow({ where: { id } });
const formerOf = (id: string) => listFormerUsernames(prisma, id);
const get = (route: typeof profile | typeof slots, username: string) =>
  send(route.GET, { method: "GET", params: { username } });

/** "done", or the error code. */
async function change({ id }: { id: string }, username: string): Promise<string> {
  try {
    await changeUsername({ id }, username);
    return "done";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Lifts the waiting time for a person's next change. */
const waitForNext = ({ id }: { id: string }) =>
  prisma.user.update({
    where: { id },
    data: { usernameChangedAt: new Date(Date.now() - USERNAME_CHANGE_DAYS * DAY_MS - 1000) },
  });

beforeAll(emptyAccounts);
beforeEach(() => void refreshedTags());
afterEach(() => void vi.useRealTimers());
afterAll(emptyAccounts);

describe("a change", () => {
  it("sets the new name, reserves the old one, and invalidates all pages of the person", async () => {
    const [mentor, other] = [await createMentorMember(), await createMentorMember()];
    await createReview({ mentor: other, student: mentor });
    const [first, second, third] = [mentor.username, freshName(), freshName()];
    refreshedTags();
    await changeUsername(mentor, second);
    expect(await rowOf(mentor.id)).toMatchObject({ username: second, usernameChangedAt: expect.any(Date) });
    expect(await formerOf(mentor.id)).toEqual([first]);
    expect(refreshedTags().sort()).toEqual(tagsOfMentors([first, second, other.username]).sort());
    await waitForNext(mentor);
    await changeUsername(mentor, third);
    expect(await formerOf(mentor.id)).toEqual([second, first]);
    expect(refreshedTags().sort()).toEqual(tagsOfMentors([first, second, third, other.username]).sort());
  });

  it("is for users too, whose later page as a mentor then has the new name", async () => {
    const user = await createUserMember();
    const name = freshName();
    await changeUsername(user, name);
    expect((await rowOf(user.id)).username).toBe(name);
  });

  it("redirects API clients from every old name to the mentor's current one", async () => {
    const mentor = await createBookableMentor();
    const names = [mentor.username, freshName(), freshName()];
    for (const name of names.slice(1)) {
      await changeUsername(mentor, name);
      await waitForNext(mentor);
    }
    for (const name of names) {
      const { status, body } = await get(profile, name);
      expect([status, body.data.username]).toEqual([200, names[2]]);
      expect((await get(slots, name)).status).toBe(200);
    }
  });

  it("of a user has no redirect, as there is no public page", async () => {
    const user = await createUserMember();
    await changeUsername(user, freshName());
    expect((await get(profile, user.username)).status).toBe(404);
  });

  it("is in the export of the person's data", async () => {
    const mentor = await createMentorMember();
    await changeUsername(mentor, freshName());
    const { body } = await send(exportData.GET, { method: "GET", bearer: mentor.token });
    expect(body.data.formerUsernames).toEqual([{ username: mentor.username, givenUpAt: expect.any(String) }]);
  });

  it("to the current name, or of a deleted account, is refused", async () => {
    const mentor = await createMentorMember();
    expect(await change(mentor, mentor.username)).toBe("invalid_input");
    await deleteAccount(await actorOf(mentor));
    expect(await change(mentor, freshName())).toBe("not_signed_in");
    expect(await formerOf(mentor.id)).toEqual([]);
  });
});

describe("30 days", () => {
  it("must pass between two changes, but not before the first", async () => {
    const mentor = await createMentorMember();
    expect((await getOwnUsername(mentor)).nextChange).toBeNull();
    const start = new Date("2026-03-04T11:00:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    expect(await change(mentor, freshName())).toBe("done");

    const end = start.getTime() + 30 * DAY_MS;
    vi.setSystemTime(end - 1);
    expect((await getOwnUsername(mentor)).nextChange).toEqual(new Date(end));
    const refused = changeUsername(mentor, freshName());
    await expect(refused).rejects.toMatchObject({
      code: "username_changed_lately",
      status: 409,
      message: usernameMessages.changedLately("Friday 3 April 2026, 11:00 am (UTC)"),
    });
    const inNewYork = changeUsername(mentor, freshName(), "America/New_York");
    await expect(inNewYork).rejects.toThrow("Friday 3 April 2026, 7:00 am (America/New_York)");
    vi.setSystemTime(end);
    expect((await getOwnUsername(mentor)).nextChange).toBeNull();
    expect(await change(mentor, freshName())).toBe("done");
  });

  it("must pass before taking an old name back, which is then no longer a former one", async () => {
    const mentor = await createMentorMember();
    const [first, second] = [mentor.username, freshName()];
    await changeUsername(mentor, second);
    expect(await change(mentor, first)).toBe("username_changed_lately");
    await waitForNext(mentor);
    expect(await change(mentor, first)).toBe("done");
    expect(await formerOf(mentor.id)).toEqual([second]);
    expect((await get(profile, second)).body.data.username).toBe(first);
    expect((await get(profile, first)).body.data.username).toBe(first);
  });
});

describe("names of others", () => {
  it("are taken: current ones, former ones, and both of deleted accounts", async () => {
    const [mentor, other, gone] = [await createMentorMember(), await createMentorMember(), await createMentorMember()];
    const [otherNow, goneNow] = [freshName(), freshName()];
    await changeUsername(other, otherNow);
    await changeUsername(gone, goneNow);
    await deleteAccount(await actorOf(gone));
    for (const name of [other.username, otherNow, gone.username, goneNow]) {
      expect(await change(mentor, name)).toBe("username_taken");
    }
    expect(await rowOf(mentor.id)).toMatchObject({ username: mentor.username, usernameChangedAt: null });
  });

  it("are refused for a new account by the database itself", async () => {
    const mentor = await createMentorMember({ user: { username: "kavya-nair" } });
    await changeUsername(mentor, freshName());
    const free = await prisma.$transaction((tx) => freeUsername(tx, "Kavya Nair"));
    expect(free).toMatch(/^kavya-nair-\d+$/);
    await expect(createStudent({ username: "kavya-nair" })).rejects.toMatchObject({ code: "P2002" });
    const other = await createMentorMember();
    const write = prisma.user.update({ where: { id: other.id }, data: { username: "kavya-nair" } });
    await expect(write).rejects.toMatchObject({ code: "P2002" });
  });
});

describe("concurrently", () => {
  it("many people who want one name: one gets it", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createMentorMember()));
    const name = freshName();
    const outcomes = await Promise.all(people.map((person) => change(person, name)));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "username_taken")).toHaveLength(7);
    expect(await prisma.formerUsername.count({ where: { userId: { in: people.map(({ id }) => id) } } })).toBe(1);
  });

  it("a name that is given up or taken back goes to nobody else", async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await createMentorMember();
      const others = await Promise.all(Array.from({ length: 3 }, () => createMentorMember()));
      const wish = async (name: string) => {
        const register = createStudent({ username: owner.username }).then(
          () => "registered",
          () => "refused",
        );
        const wishes = others.map((person) => change(person, owner.username));
        const [own, registered, ...theirs] = await Promise.all([change(owner, name), register, ...wishes]);
        expect([own, registered, ...theirs]).toEqual(["done", "refused", ...others.map(() => "username_taken")]);
      };
      await wish(freshName());
      await waitForNext(owner);
      await wish(owner.username);
      expect((await rowOf(owner.id)).username).toBe(owner.username);
    }
  });

  it("one person's changes: the first one wins", async () => {
    const mentor = await createMentorMember();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => change(mentor, freshName())));
    expect(outcomes.sort()).toEqual(["done", ...Array.from({ length: 4 }, () => "username_changed_lately")]);
    expect(await formerOf(mentor.id)).toEqual([mentor.username]);
  });

  it("a change and the deletion leave every name reserved", async () => {
    for (let round = 0; round < 5; round++) {
      const mentor = await createMentorMember();
      const actor = await actorOf(mentor);
      await Promise.all([change(mentor, freshName()), deleteAccount(actor)]);
      const names = [(await rowOf(mentor.id)).username, ...(await formerOf(mentor.id))];
      const departed = await prisma.departedMentor.findMany({ where: { userId: mentor.id } });
      expect(departed.map(({ username }) => username).sort()).toEqual(names.sort());
    }
  });
});
