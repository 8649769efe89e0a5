import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findSubject } from "@/lib/catalogue/subjects";
import { changeUsername } from "@/lib/server/account/change-username";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { prisma } from "@/lib/platform/db/prisma";
import { listSimilarMentors } from "@/lib/server/search/list-similar-mentors";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { findPastUsername } from "@/lib/server/mentors/past-username.repository";
import { lookUpPastUsername } from "@/lib/server/mentors/past-usernames";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createMentor } from "../factories/mentor.factory";
import { actorOf } from "../support/actor-of";
import { allRows, changedRows } from "../support/all-rows";
import { emptyAccounts } from "../support/account-requests";
import { refreshedTags } from "../support/next-cache";

const MATHS_AND_PHYSICS = [findSubject("Mathematics")!.id, findSubject("Physics")!.id];
const gone = { status: "gone", subjectIds: MATHS_AND_PHYSICS };
const freshName = () => `name-${randomUUID().slice(0, 8)}`;

/** Freezes the cache's clock this many milliseconds later. */
async function passTime(ms: number): Promise<void> {
  const now = performance.now() + ms;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  // The cache reads its clock again after a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const leave = async (member: { token: string }) => deleteAccount(await actorOf(member));

beforeAll(emptyAccounts);
beforeEach(emptyAccounts);
afterEach(() => void vi.restoreAllMocks());
afterAll(emptyAccounts);

describe("the status of a username", () => {
  it("is null for one in use, of a user, or of nobody", async () => {
    const [mentor, user, former] = [await createMentorMember(), await createUserMember(), await createUserMember()];
    await changeUsername(former, freshName());
    await leave(user);
    for (const name of [
      mentor.username,
      user.username,
      former.username,
      "nobody-of-this-name",
      "",
      "x'--",
      "A\u0000",
    ]) {
      expect(await lookUpPastUsername(name)).toBeNull();
    }
  });

  it("is the current name for each former one, never a chain", async () => {
    const mentor = await createMentorMember();
    const names = [mentor.username, freshName(), freshName()];
    for (const name of names.slice(1)) {
      await changeUsername(mentor, name);
      await prisma.user.update({ where: { id: mentor.id }, data: { usernameChangedAt: null } });
    }
    const answers = await Promise.all(names.map(lookUpPastUsername));
    const moved = { status: "moved", username: names[2] };
    expect(answers).toEqual([moved, moved, null]);
    await changeUsername(mentor, names[0]!);
    const back = { status: "moved", username: names[0] };
    expect(await Promise.all(names.map(lookUpPastUsername))).toEqual([null, back, back]);
  });

  it("is departed for all names of a deleted mentor, with the listed subjects and nothing else", async () => {
    const mentor = await createMentorMember();
    const name = freshName();
    await changeUsername(mentor, name);
    expect(await lookUpPastUsername(name)).toBeNull();
    refreshedTags();
    const before = await allRows();
    await leave(mentor);
    const { departed_mentor: departed } = changedRows(before, await allRows());
    const kept = { user_id: mentor.id, subject_mask: expect.anything() };
    expect(departed!.after).toHaveLength(2);
    for (const row of departed!.after) expect(row).toEqual({ ...kept, username: expect.any(String) });
    expect(refreshedTags().sort()).toEqual(tagsOfMentors([mentor.username, name]).sort());
    for (const username of [mentor.username, name]) expect(await lookUpPastUsername(username)).toEqual(gone);
  });

  it("is departed without subjects for a mentor who was never listed", async () => {
    const mentor = await createMentorMember({ profile: { subjects: [], classesOffered: {} } });
    await leave(mentor);
    expect(await findPastUsername(mentor.username)).toEqual({ status: "gone", subjectIds: [] });
  });
});

describe("the look-up", () => {
  it("queries the database once per name and minute, however many callers", async () => {
    const { username } = await createMentorMember();
    const query = vi.spyOn(prisma, "$queryRaw");
    await Promise.all(Array.from({ length: 20 }, () => lookUpPastUsername(username)));
    await passTime(59_000);
    await lookUpPastUsername(username);
    expect(query).toHaveBeenCalledTimes(1);
    await passTime(2_000);
    await lookUpPastUsername(username);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it("treats every name as in use while the database fails or hangs, and retries after a while", async () => {
    const mentor = await createMentorMember();
    await leave(mentor);
    const query = vi.spyOn(prisma, "$queryRaw").mockRejectedValue(new Error("no database") as never);
    expect(await lookUpPastUsername(mentor.username)).toBeNull();
    for (const name of [mentor.username, freshName()]) expect(await lookUpPastUsername(name)).toBeNull();
    expect(query).toHaveBeenCalledTimes(1);
    await passTime(6_000);
    query.mockReturnValue(new Promise(() => {}) as never);
    const startedAt = process.hrtime.bigint();
    expect(await lookUpPastUsername(mentor.username)).toBeNull();
    expect(Number(process.hrtime.bigint() - startedAt) / 1e6).toBeLessThan(3000);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
    await passTime(6_000);
    expect(await lookUpPastUsername(mentor.username)).toEqual(gone);
  });
});

describe("similar mentors", () => {
  it("teach the same, each subject in turn and each mentor once", async () => {
    const of = (subjects: string[]) =>
      createMentor({
        profile: {
          subjects,
          classesOffered: {
            create: subjects.map((subject) => ({
              subject,
              educationLevel: "highschool",
              specificClasses: ["Class 9"],
              format: "offline",
            })),
          },
        },
      });
    const both = await of(["Mathematics", "Physics"]);
    const physics = await of(["Physics"]);
    await of(["Hindi"]);
    const { mentors, subjects } = await listSimilarMentors(MATHS_AND_PHYSICS, null);
    expect(mentors.map(({ id }) => id).sort()).toEqual([both.id, physics.id].sort());
    expect(subjects).toEqual(["Mathematics", "Physics"]);
    const near = await listSimilarMentors(MATHS_AND_PHYSICS, { latitude: 18.52, longitude: 73.86 });
    expect(near.mentors[0]!.distanceKm).toEqual(expect.any(Number));
  });

  it("are any mentors when nobody teaches the same, and none when nobody teaches", async () => {
    expect(await listSimilarMentors([], null)).toEqual({ mentors: [], subjects: [] });
    const mentor = await createMentor();
    const tamil = findSubject("Tamil")!.id;
    for (const subjectIds of [[], [tamil]]) {
      const { mentors, subjects } = await listSimilarMentors(subjectIds, null);
      expect([mentors.map(({ id }) => id), subjects]).toEqual([[mentor.id], []]);
    }
  });
});
