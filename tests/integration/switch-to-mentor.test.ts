import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { createAccount, createSession } from "../factories/account.factory";
import { createMentor, createReview, removeFactoryData } from "../factories/mentor.factory";
import { emptyDatabase } from "../support/database";
import { refreshedTags } from "../support/next-cache";

beforeAll(emptyDatabase);
beforeEach(() => void refreshedTags());
afterAll(async () => {
  await removeFactoryData();
  await emptyDatabase();
});

const everything = {
  mentorProfile: { include: { rating: true, listing: true, classesOffered: true } },
  reviewsWritten: true,
} as const;
const stored = (id: string) => prisma.user.findUniqueOrThrow({ where: { id }, include: everything });

/** All data about all other accounts. */
const others = (id: string) =>
  prisma.user.findMany({ where: { id: { not: id } }, include: everything, orderBy: { id: "asc" } });

describe("switchToMentor", () => {
  it("turns a user into a mentor with an empty profile, a rating and a public page, but no place in the listing", async () => {
    const user = await createAccount();
    await expect(getMentorProfile(user.username)).rejects.toMatchObject({ code: "mentor_not_found" });

    const account = await switchToMentor(user);

    expect(account).toMatchObject({ _id: user.id, email: user.email, role: "mentor", isMentorVerified: false });
    const { mentorProfile, ...row } = await stored(user.id);
    expect(row).toMatchObject({ role: "mentor", profileVersion: user.profileVersion + 1 });
    expect(mentorProfile).toMatchObject({ subjects: [], classesOffered: [], isVerified: false, listing: null });
    expect(mentorProfile!.rating).toEqual({
      mentorId: mentorProfile!.id,
      star1: 0,
      star2: 0,
      star3: 0,
      star4: 0,
      star5: 0,
    });
    expect((await getMentorProfile(user.username)).name).toBe(user.name);
  });

  it("invalidates the page that showed a 404", async () => {
    const user = await createAccount();
    await switchToMentor(user);
    expect(refreshedTags()).toEqual(tagsOfMentors([user.username]));
  });

  it("keeps the session, which returns the new role at once", async () => {
    const user = await createAccount();
    const token = await createSession(user);
    await switchToMentor((await findActor(token, "192.0.2.1"))!);
    expect(await findActor(token, "192.0.2.1")).toMatchObject({ id: user.id, role: "mentor" });
  });

  it("keeps the reviews that the user has written, and touches nobody else", async () => {
    const [user, mentor] = [await createAccount(), await createMentor()];
    await createAccount();
    await createReview({ mentor, student: user }, { rating: 4 });
    const before = [await others(user.id), (await stored(user.id)).reviewsWritten];

    await switchToMentor(user);

    expect([await others(user.id), (await stored(user.id)).reviewsWritten]).toEqual(before);
    expect(before[1]).toHaveLength(1);
  });

  it("refuses a mentor, and changes nothing", async () => {
    const { id } = await createMentor();
    const before = await stored(id);
    const refusal = { code: "conflict", status: 409, message: switchMessages.alreadyMentor };
    await expect(switchToMentor({ id })).rejects.toMatchObject(refusal);
    expect(await stored(id)).toEqual(before);
    expect(refreshedTags()).toEqual([]);
  });

  it("refuses the second time", async () => {
    const user = await createAccount();
    await switchToMentor(user);
    const before = await stored(user.id);
    await expect(switchToMentor(user)).rejects.toMatchObject({ code: "conflict" });
    expect(await stored(user.id)).toEqual(before);
  });

  it("lets one of several concurrent requests win, with one profile", async () => {
    const user = await createAccount();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => switchToMentor(user)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: "conflict" });
    expect(await prisma.mentorProfile.count({ where: { userId: user.id } })).toBe(1);
    expect((await stored(user.id)).profileVersion).toBe(1);
  });

  it.each([
    ["deleted", (id: string) => prisma.user.update({ where: { id }, data: { deletedAt: new Date() } })],
    ["gone", (id: string) => prisma.user.delete({ where: { id } })],
  ])("asks an account that is %s to sign in", async (_what, end) => {
    const user = await createAccount();
    await end(user.id);
    await expect(switchToMentor(user)).rejects.toMatchObject({ code: "not_signed_in", status: 401 });
    expect(await prisma.user.count({ where: { id: user.id, role: "mentor" } })).toBe(0);
    expect(await prisma.mentorProfile.count({ where: { userId: user.id } })).toBe(0);
    expect(refreshedTags()).toEqual([]);
  });

  it("leaves a user unchanged when the profile cannot be created", async () => {
    const user = await createAccount();
    await prisma.$executeRaw`alter table mentor_profile add constraint none_today check (created_at < '2000-01-01') not valid`;
    try {
      await expect(switchToMentor(user)).rejects.toThrow();
    } finally {
      await prisma.$executeRaw`alter table mentor_profile drop constraint none_today`;
    }
    expect(await stored(user.id)).toMatchObject({ role: "user", profileVersion: 0, mentorProfile: null });
    expect(refreshedTags()).toEqual([]);
  });
});
