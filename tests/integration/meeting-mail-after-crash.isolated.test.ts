import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { listSlots } from "@/lib/server/meetings/booking-times";
import { createPair } from "../factories/pair.factory";
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

/** Another process of the product, which books a meeting and is killed without cleaning up. */
async function bookAndKill(environment: Record<string, string>, isTime: () => Promise<boolean>) {
  const pair = await createPair();
  const { nextSlot } = await listSlots(pair.mentor.username, {}, null);
  const hook = ["--no-deprecation", "--import", "tsx", "--import", "./scripts/server-modules.mjs"];
  const args = [...hook, "tests/support/book-and-stay.ts", pair.student.token, pair.mentor.username, nextSlot!];
  child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
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
  return { pair, startsAt: nextSlot! };
}

/** Lets the retry waits elapse. */
const comeDue = () =>
  prisma.outboxMail.updateMany({
    where: { nextAttemptAt: { not: null } },
    data: { nextAttemptAt: new Date(Date.now() - 1000) },
  });

describe("a server that is killed", () => {
  it.each([
    [
      "after the booking, before the first mail",
      { RESEND_API_KEY: "" },
      async () => (await prisma.meeting.count()) === 1,
    ],
    ["while it hands the mails over", {}, async () => asked === 2],
  ] as const)("%s leaves them to the next one, which sends each once", async (_when, environment, isTime) => {
    const port = (silent.address() as AddressInfo).port;
    const silence = { RESEND_BASE_URL: `http://127.0.0.1:${port}` };
    const { pair, startsAt } = await bookAndKill({ ...silence, ...environment }, isTime);
    expect(await prisma.meeting.findMany()).toMatchObject([{ startsAt: new Date(startsAt), status: "confirmed" }]);
    expect(provider.requests()).toEqual([]);

    await comeDue();
    await Promise.all([deliverDueMails(), deliverDueMails()]);
    await comeDue();
    await deliverDueMails();
    const sent = provider.requests().map(({ mail }) => mail);
    expect(sent.map(({ to }) => to).sort()).toEqual([pair.mentor.email, pair.student.email].sort());
    for (const mail of sent) {
      expect(mail.subject).toMatch(/^Booked: /);
      const dtstart = startsAt.replace(".000", "");
      expect(readAttachment(mail).events).toMatchObject([{ dtstart, attendee: `mailto:${mail.to}` }]);
    }
    expect(await prisma.outboxMail.count({ where: { sentAt: { not: null }, nextAttemptAt: null } })).toBe(2);
  });
});
