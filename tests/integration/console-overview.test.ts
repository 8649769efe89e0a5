import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { recordJob } from "@/lib/platform/jobs/record-job";
import { runJobsOnce } from "@/lib/platform/jobs/jobs";
import { sealContents } from "@/lib/platform/mail/outbox";
import { backgroundJobs } from "@/lib/server/background-jobs";
import { listFailedMails, resendMail } from "@/lib/server/staff/failed-mails";
import { getOverview } from "@/lib/server/staff/get-overview";
import { listJobStates } from "@/lib/server/staff/list-job-states";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createAccount } from "../factories/account.factory";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

const clear = async () => {
  await emptyAccounts();
  await prisma.jobRun.deleteMany();
};
beforeEach(clear);
afterAll(clear);

const DAY_MS = 24 * 60 * 60 * 1000;

async function createOwner() {
  const member = await createUserMember();
  await makeStaff(member, "owner");
  return asStaff(await actorOf(member), "seeConsole", "request-1");
}

async function createFailedMail(recipient: string, more: object = {}) {
  const sealedContents = await sealContents({ subject: "Booked: Class 10", html: "A secret link", text: "" });
  const lastError = `validation_error: ${recipient} is not accepted`;
  const mail = { recipient, template: "meeting-booked", sealedContents, attempts: 3, nextAttemptAt: null, lastError };
  return prisma.outboxMail.create({ data: { ...mail, ...more } });
}

it("counts the week, the week before, and what waits since when", async () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [mentor, student] = [await createBookableMentor(), await createUserMember()];
  await createAccount({ isVerified: false });
  await prisma.user.update({ where: { id: mentor.id }, data: { createdAt: ago(9) } });
  const pair = { mentor, student };
  const hour = (days: number, hours: number) => new Date(ago(days).getTime() + hours * 60 * 60 * 1000);
  await createMeetingRow(pair, ago(3), { createdAt: ago(5) });
  await createMeetingRow(pair, ago(10), { createdAt: ago(12) });
  await createMeetingRow(pair, hour(10, 2), { createdAt: ago(12) });
  await createMeetingRow(pair, hour(2, 2), { createdAt: ago(12), status: "cancelled", cancelledAt: ago(4) });
  const submittedAt = ago(4);
  await prisma.mentorProfile.update({
    where: { id: mentor.mentorProfile.id },
    data: { standing: "submitted", submittedAt },
  });
  await createFailedMail("asha@example.com", { createdAt: ago(2) });
  await createFailedMail("asha@example.com", { sentAt: now });
  const overview = await getOverview(now);
  expect(overview).toEqual({
    mentorsListed: 1,
    thisWeek: { mentors: 0, students: 1, booked: 1, kept: 1, cancelled: 1 },
    lastWeek: { mentors: 1, students: 0, booked: 3, kept: 2, cancelled: 0 },
    approvals: { count: 1, since: submittedAt },
    checks: { count: 0, since: null },
    mails: { count: 1, since: ago(2) },
    cases: { count: 0, since: null },
    appeals: { count: 0, since: null },
  });
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedAt: now } });
  expect((await getOverview(now)).approvals.count).toBe(0);
});

describe("failed mails", () => {
  it("are listed with masked address and subject, without contents", async () => {
    const { id } = await createFailedMail("asha@example.com");
    await createFailedMail("lata@example.com", {
      sealedContents: "sealed.with.another.key.x",
      nextAttemptAt: new Date(),
    });
    await createFailedMail("ravi@example.com", { sealedContents: null });
    const { mails, hasMore } = await listFailedMails();
    expect(hasMore).toBe(false);
    expect(mails).toHaveLength(2);
    expect(mails.find((mail) => mail.id === id)).toMatchObject({
      recipient: "a•••@example.com",
      subject: "Booked: Class 10",
      isGivenUp: true,
      lastError: "validation_error: [address] is not accepted",
    });
    expect(mails.find((mail) => mail.id !== id)).toMatchObject({ subject: null, isGivenUp: false });
    expect(JSON.stringify(mails)).not.toMatch(/asha@|lata@|secret link/);
  });

  it("are sent again once, however often the button is pressed", async () => {
    const [owner, person] = [await createOwner(), await createUserMember()];
    const { id: mailId, attempts } = await createFailedMail(person.email);
    await Promise.all(Array.from({ length: 10 }, () => resendMail(owner, { mailId, attempts })));
    expect(await prisma.outboxMail.findUniqueOrThrow({ where: { id: mailId } })).toMatchObject({
      attempts: 0,
      lastError: null,
      nextAttemptAt: expect.any(Date),
    });
    expect((await listFailedMails()).mails).toEqual([]);
    const events = await prisma.auditEvent.findMany({ where: { action: "mail.resent", target: `mail:${mailId}` } });
    expect(events).toMatchObject([{ actorId: owner.id, subjectId: person.id, requestId: "request-1" }]);
    await prisma.outboxMail.delete({ where: { id: mailId } });
    await expect(resendMail(owner, { mailId, attempts })).rejects.toMatchObject({ code: "not_found" });
  });
});

it("shows each job's last run, keeps the last error, and notices late ones", async () => {
  const [first, second] = backgroundJobs as [(typeof backgroundJobs)[0], (typeof backgroundJobs)[0]];
  const failing = { ...first, run: () => Promise.reject(new Error("asha@example.com:\n  Out of patience.")) };
  await expect(runJobsOnce([failing, { ...second, run: async () => {} }], new Date(), recordJob)).rejects.toThrow();
  const stateOf = async (name: string, now = new Date()) =>
    (await listJobStates(now)).find((job) => job.name === name)!;
  expect(await stateOf(first.name)).toMatchObject({ state: "failing", lastError: "Error: Out of patience." });
  expect(await stateOf(second.name)).toMatchObject({ state: "fine", lastError: null, durationMs: expect.any(Number) });
  expect(await stateOf(backgroundJobs[2]!.name)).toMatchObject({ state: "never", startedAt: null });
  await runJobsOnce([{ ...first, run: async () => {} }], new Date(), recordJob);
  expect(await stateOf(first.name)).toMatchObject({ state: "fine", lastError: "Error: Out of patience." });
  const later = new Date(Date.now() + 3 * second.everyMs + 1000);
  expect(await stateOf(second.name, later)).toMatchObject({ state: "late" });
});
