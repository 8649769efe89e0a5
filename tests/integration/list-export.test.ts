import { afterAll, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { exportList } from "@/lib/server/lists/export-list";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { hours } from "../support/meeting-requests";

afterAll(emptyAccounts);

async function createOwner(): Promise<StaffActor> {
  return { ...(await actorOf(await createUserMember())), staffRole: "owner", requestId: "request" };
}

it("lists mentors without contact data, escapes formulas, and is in the audit", async () => {
  const staff = await createOwner();
  const mentor = await createBookableMentor(hours());
  const secrets = {
    mobileNumber: "9317452680",
    address: "17 Undisclosed Lane",
    latitude: 18.5204317,
    longitude: 73.85,
  };
  await prisma.user.update({ where: { id: mentor.id }, data: { ...secrets, name: "=cmd|' /C calc'!A1" } });
  const csv = await exportList(staff, "mentors");
  const line = csv.split("\n").find((one) => one.includes(mentor.username))!;
  expect(csv).toMatch(/^\ufeffusername,name,town,subjects,/);
  expect(line).toContain("'=cmd");
  expect(line).toContain(",yes,");
  for (const secret of [mentor.email, "9317452680", "17 Undisclosed", "18.52"]) expect(csv).not.toContain(secret);
  const event = await prisma.auditEvent.findFirst({ where: { actorId: staff.id, action: "list.exported" } });
  expect(event).toMatchObject({ target: "list:mentors", after: { lines: csv.trim().split("\n").length - 1 } });
});

it("counts meetings by month and mentor, and names no student", async () => {
  const staff = await createOwner();
  const [mentor, student] = [await createBookableMentor(hours()), await createUserMember()];
  const sides = { mentor, student };
  const now = Date.now();
  await createMeetingRow(sides, new Date(now - 60 * 60_000));
  await createMeetingRow(sides, new Date(now + 60_000));
  await createMeetingRow(sides, new Date(now + 120_000), { status: "cancelled", cancelledAt: new Date() });
  await createMeetingRow(sides, new Date(now - 800 * 24 * 60 * 60_000));
  const csv = await exportList(staff, "meetings");
  const counts = csv.split("\n").filter((line) => line.includes(mentor.username));
  // The hour may lie across the end of a month.
  const sums = [2, 3, 4].map((column) => counts.reduce((sum, line) => sum + Number(line.split(",")[column]), 0));
  expect(sums).toEqual([1, 1, 1]);
  expect(counts[0]).toMatch(/^\d{4}-\d{2},/);
  expect(csv).not.toContain(student.username);
});
