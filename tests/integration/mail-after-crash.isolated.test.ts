import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { listSlots } from "@/lib/server/meetings/booking-times";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createPair } from "../factories/pair.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { readAttachment } from "../support/read-calendar";

// The provider of the process that starts after the crash. The environment is read at import, so it must be running
// before.
const provider = await vi.hoisted(async () => {
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const started = await startFakeMailProvider();
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = started.url;
  return started;
});

/** A provider that accepts a request and never responds, so that the process dies during delivery. */
let asked = 0;
const silent = createServer(() => void asked++);
let child: ChildProcess | undefined;

beforeEach(async () => {
  asked = 0;
  await emptyAccounts();
  await provider.recover();
  if (!silent.listening) await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void child?.kill("SIGKILL"));
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await emptyAccounts();
  await provider.stop();
});

/** Another process of the product, which runs a script and is killed without cleaning up. */
async function runAndKill(script: string[], environment: Record<string, string>, isTime: () => Promise<boolean>) {
  const hook = ["--no-deprecation", "--import", "tsx", "--import", "./scripts/server-modules.mjs"];
  const port = (silent.address() as AddressInfo).port;
  child = spawn(process.execPath, [...hook, ...script], {
    env: { ...process.env, RESEND_BASE_URL: `http://127.0.0.1:${port}`, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  await vi.waitFor(async () => expect([complaint, await isTime()]).toEqual(["", true]), {
    timeout: 20_000,
    interval: 20,
  });
  child.kill("SIGKILL");
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
}

/** Lets the retry waits elapse. */
const comeDue = () =>
  prisma.outboxMail.updateMany({
    where: { nextAttemptAt: { not: null } },
    data: { nextAttemptAt: new Date(Date.now() - 1000) },
  });

/** What the next server sends: two deliver at once, then one tries again. */
async function deliverAfterCrash() {
  expect(provider.requests()).toEqual([]);
  await comeDue();
  await Promise.all([deliverDueMails(), deliverDueMails()]);
  await comeDue();
  await deliverDueMails();
  expect(await prisma.outboxMail.count({ where: { sentAt: { not: null }, nextAttemptAt: null } })).toBe(2);
  return provider.requests().map(({ mail }) => mail);
}

/** A profile that somebody has reported, and the staff member who decides. */
async function createReportedMentor() {
  const [staff, mentor, reporter] = await Promise.all([
    makeStaff(await createUserMember(), "moderator"),
    createMentorMember(),
    createUserMember(),
  ]);
  const thing = { kind: "profile", targetId: mentor.id, subjectId: mentor.id } as const;
  const report = { ...thing, reason: "spam", text: "", snapshot: {}, reporterId: reporter.id } as const;
  const file = await prisma.caseFile.create({
    data: { ...thing, reports: { create: report } },
    select: { id: true, reports: { select: { id: true } } },
  });
  return { staff, mentor, reporter, caseId: file.id, newest: file.reports[0]!.id };
}

const moments = (count: () => Promise<number>) =>
  [
    ["after the commit, before the first mail", { RESEND_API_KEY: "" }, async () => (await count()) === 1],
    ["while it hands the mails over", {}, async () => asked === 2],
  ] as const;

describe("a server that is killed", () => {
  it.each(moments(() => prisma.meeting.count()))(
    "during a booking, %s, leaves its mails to the next one, which sends each once",
    async (_when, environment, isTime) => {
      const pair = await createPair();
      const { nextSlot } = await listSlots(pair.mentor.username, {}, null);
      const startsAt = nextSlot!;
      const script = ["tests/support/book-and-stay.ts", pair.student.token, pair.mentor.username, startsAt];
      await runAndKill(script, environment, isTime);
      expect(await prisma.meeting.findMany()).toMatchObject([{ startsAt: new Date(startsAt), status: "confirmed" }]);

      const sent = await deliverAfterCrash();
      expect(sent.map(({ to }) => to).sort()).toEqual([pair.mentor.email, pair.student.email].sort());
      for (const mail of sent) {
        expect(mail.subject).toMatch(/^Booked: /);
        const dtstart = startsAt.replace(".000", "");
        expect(readAttachment(mail).events).toMatchObject([{ dtstart, attendee: `mailto:${mail.to}` }]);
      }
    },
  );

  it.each(moments(() => prisma.caseDecision.count()))(
    "during a decision about a case, %s, leaves its mails to the next one, which sends each once",
    async (_when, environment, isTime) => {
      const { staff, mentor, reporter, caseId, newest } = await createReportedMentor();
      await runAndKill(["tests/support/decide-and-stay.ts", staff.token, caseId, newest], environment, isTime);
      expect(await prisma.caseDecision.findMany()).toMatchObject([{ caseId, kind: "warn", decidedById: staff.id }]);
      expect(await prisma.auditEvent.count({ where: { action: "case.decided", target: `case:${caseId}` } })).toBe(1);

      const sent = await deliverAfterCrash();
      expect(sent.map(({ to }) => to).sort()).toEqual([mentor.email, reporter.email].sort());
      expect(sent.find(({ to }) => to === mentor.email)!.text).toContain("It is spam.");
    },
  );
});
