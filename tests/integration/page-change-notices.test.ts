import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { changeUsername } from "@/lib/server/account/change-username";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { prisma } from "@/lib/platform/db/prisma";
import { findChangedUsernames } from "@/lib/server/mentors/changed-pages.repository";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

type Mentor = Awaited<ReturnType<typeof createMentorMember>>;

const listener = new Client({ connectionString: process.env.DATABASE_URL });
let notices: string[] = [];
let mentor: Mentor;
let other: Mentor;

beforeAll(async () => {
  await emptyAccounts();
  await listener.connect();
  listener.on("notification", ({ payload }) => notices.push(payload!));
  await listener.query("listen mentor_page_changed");
});
beforeEach(async () => {
  [mentor, other] = [await createMentorMember(), await createMentorMember()];
  await heard();
  notices = [];
});
afterAll(async () => {
  await listener.end();
  await emptyAccounts();
});

/** Notifications arrive before the response to any query of the listener after the commit. */
async function heard(): Promise<string[]> {
  await listener.query("select 1");
  return [...notices].sort();
}

describe("the database notifies about changed pages", () => {
  it("once for a change of many rows, with the username in the page's address", async () => {
    const offer = { subject: "Physics", educationLevel: "college", format: "online" } as const;
    await prisma.mentorProfile.update({
      where: { id: mentor.mentorProfile.id },
      data: { proficiency: "Beginner", classesOffered: { create: [offer, offer, offer] } },
    });
    expect(await heard()).toEqual([mentor.username]);
  });

  it("for everybody whom a person has reviewed, when the person's name changes", async () => {
    const student = await createUserMember();
    await createReview({ mentor, student }, { rating: 4 });
    await createReview({ mentor: other, student }, { rating: 2 });
    await heard();
    notices = [];
    await prisma.user.update({ where: { id: student.id }, data: { name: "Meera Pillai" } });
    expect(await heard()).toEqual([mentor.username, other.username].sort());
  });

  it("for the old name and the new one, and later for both", async () => {
    const name = `${mentor.username}-anew`;
    await changeUsername(await actorOf(mentor), name);
    expect(await heard()).toEqual([mentor.username, name].sort());
    notices = [];
    await prisma.user.update({ where: { id: mentor.id }, data: { about: "I teach by doing." } });
    expect(await heard()).toEqual([mentor.username, name].sort());
  });

  it("for a deleted mentor", async () => {
    await deleteAccount(await actorOf(mentor));
    expect(await heard()).toContain(mentor.username);
  });

  it("for a new mentor under a name that was never used", async () => {
    const student = await createUserMember();
    await switchToMentor(await actorOf(student));
    expect(await heard()).toEqual([student.username]);
  });

  it("not for changes that no page shows, nor for rolled back ones", async () => {
    await prisma.user.update({ where: { id: mentor.id }, data: { mobileNumber: "9876543210", age: 41 } });
    const failed = prisma.$transaction(async (tx) => {
      await tx.user.update({ where: { id: mentor.id }, data: { name: "Asha Rao-Iyer" } });
      throw new Error("Taken back.");
    });
    await expect(failed).rejects.toThrow("Taken back.");
    expect(await heard()).toEqual([]);
  });

  it("even when another transaction marks the same page and ends first", async () => {
    const first = new Client({ connectionString: process.env.DATABASE_URL });
    await first.connect();
    try {
      await first.query("begin");
      await first.query("update mentor_page set changed_at = now() where mentor_id = $1", [mentor.mentorProfile.id]);
      await prisma.user.update({ where: { id: mentor.id }, data: { about: "I teach by asking." } });
      expect(await heard()).toEqual([mentor.username]);
    } finally {
      await first.end();
    }
  });

  it("for everything at once, after very many changes", async () => {
    await prisma.$executeRaw`select tell_pages_changed(array(select generate_series(1, 1001)))`;
    await prisma.$executeRaw`select rebuild_mentor_pages()`;
    expect(await heard()).toEqual(["*", "*"]);
  });
});

describe("findChangedUsernames", () => {
  it("returns recent changes by every name, in every part of the sitemap", async () => {
    await prisma.mentorPage.updateMany({ data: { changedAt: new Date(Date.now() - 60_000) } });
    await changeUsername(await actorOf(mentor), `${mentor.username}-later`);
    const names = await findChangedUsernames(30, 100);
    expect(names!.sort()).toEqual([mentor.username, `${mentor.username}-later`].sort());
    expect(await findChangedUsernames(120, 100)).toContain(other.username);
  });

  it("returns no names when there are too many", async () => {
    expect(await findChangedUsernames(120, 1)).toBeNull();
    await emptyAccounts();
    expect(await findChangedUsernames(120, 1)).toEqual([]);
  });
});
