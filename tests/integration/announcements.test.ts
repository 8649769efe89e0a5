import { afterAll, beforeEach, expect, it } from "vitest";
import { announcementMessages as messages } from "@/lib/domain/announcements/announcement.messages";
import { newAnnouncementSchema } from "@/lib/domain/announcements/announcement.schema";
import { hasExpiredSince } from "@/lib/platform/cache/expired-tags";
import { prisma } from "@/lib/platform/db/prisma";
import { listAnnouncements } from "@/lib/server/announcements/announcement.repository";
import { announce, endAnnouncement } from "@/lib/server/announcements/change-announcement";
import { followAnnouncements } from "@/lib/server/announcements/current-announcement";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createUserMember } from "../factories/member.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

async function empty(): Promise<void> {
  await prisma.announcement.deleteMany();
  await emptyAccounts();
}
beforeEach(empty);
afterAll(empty);

const fields = { text: "We move tonight.", link: "", kind: "warning", startsAt: "", endsAt: "2999-01-01T00:00" };
const moderator = async () =>
  asStaff(await actorOf(await makeStaff(await createUserMember(), "moderator")), "announce", "request-1");

it("announces and ends once, each with its audit event", async () => {
  const staff = await moderator();
  const id = await announce(staff, newAnnouncementSchema.parse(fields));
  expect(await listAnnouncements(new Date())).toMatchObject([{ id, text: fields.text, link: null, kind: "warning" }]);
  const ends = await Promise.allSettled(
    Array.from({ length: 5 }, () => endAnnouncement(staff, { announcementId: id })),
  );
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(endAnnouncement(staff, { announcementId: id })).rejects.toThrow(messages.hasEnded);
  expect(await listAnnouncements(new Date())).toEqual([]);
  const events = await prisma.auditEvent.findMany({ where: { target: `announcement:${id}` }, orderBy: { id: "asc" } });
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["announcement.made", staff.id],
    ["announcement.ended", staff.id],
  ]);
});

it("expires cached pages when an announcement starts and when it ends, and not in between", async () => {
  const staff = await moderator();
  const [startsAt, endsAt] = [Date.now() + 60_000, Date.now() + 120_000];
  const hasExpiredAt = async (time: number) => {
    const before = performance.now();
    await followAnnouncements(new Date(time));
    return hasExpiredSince("announcement", before);
  };
  await followAnnouncements(new Date());
  await announce(staff, {
    ...newAnnouncementSchema.parse(fields),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
  expect(await hasExpiredAt(startsAt - 1)).toBe(false);
  expect(await hasExpiredAt(startsAt)).toBe(true);
  expect(await hasExpiredAt(endsAt - 1)).toBe(false);
  expect(await hasExpiredAt(endsAt)).toBe(true);
  expect(await hasExpiredAt(endsAt + 1)).toBe(false);
});

it("refuses an end before the start, with nothing in the audit", async () => {
  const staff = await moderator();
  const late = newAnnouncementSchema.parse({ ...fields, startsAt: "2999-01-02T00:00" });
  await expect(announce(staff, late)).rejects.toThrow(messages.endsTooEarly);
  const past = newAnnouncementSchema.parse({ ...fields, endsAt: "2020-01-01T00:00" });
  await expect(announce(staff, past)).rejects.toThrow(messages.endsTooEarly);
  expect(await prisma.auditEvent.count({ where: { action: "announcement.made", actorId: staff.id } })).toBe(0);
});

it.each(["//evil.example", "/\\evil.example", "http://a.example", "javascript:alert(1)", "contact"])(
  "refuses the link %s",
  (link) => {
    expect(newAnnouncementSchema.safeParse({ ...fields, link }).success).toBe(false);
  },
);

it.each(["/contact", "https://status.example/now"])("takes the link %s", (link) => {
  expect(newAnnouncementSchema.parse({ ...fields, link }).link).toBe(link);
});
