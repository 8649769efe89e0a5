import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { POST as postBounce } from "@/app/api/webhooks/bounces/route";
import { deliverDueMails, deliverMails } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { smtpOptions } from "@/lib/platform/mail/send-by-smtp";
import { findSuppression } from "@/lib/platform/mail/suppression";
import { accountMails } from "@/lib/server/account/account-mails";
import { composeConfirmSubscription } from "@/lib/server/subscriptions/subscription-mails";
import { emptyDatabase } from "../support/database";
import { refusal, startFakeSmtpServer } from "../support/fake-smtp-server";

// The product reads its environment at import, so the mail server must be running before.
const server = await vi.hoisted(async () => {
  const { startFakeSmtpServer: start } = await import("../support/fake-smtp-server");
  const started = await start();
  process.env.SMTP_URL = `smtp://mentor%40hood:p%25ss@127.0.0.1:${started.port}`;
  process.env.SMTP_BOUNCE_ADDRESS = "bounces@mentorhood.example";
  process.env.BOUNCE_TOKEN = "a-token-of-the-mail-server";
  process.env.MAIL_FROM = "Mentorhood <hello@mentorhood.example>";
  return started;
});

beforeEach(async () => {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, mail_suppression`;
  server.dropAll();
  server.recover();
});
afterAll(() => server.stop());

const newEmail = () => `meera-${randomUUID().slice(0, 8)}@example.com`;

async function createMail(to = newEmail()) {
  const mail = await prepareMail(await accountMails.passwordChanged({ email: to, name: "Méera Iyer" }));
  return prisma.outboxMail.create({ data: mail });
}
const readMail = (id: string) => prisma.outboxMail.findUniqueOrThrow({ where: { id } });
const comeDue = () =>
  prisma.outboxMail.updateMany({
    where: { nextAttemptAt: { not: null } },
    data: { nextAttemptAt: new Date(Date.now() - 1000) },
  });
/** The value of a header, unfolded. */
const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(source.split("\r\n\r\n")[0]!.replace(/\r\n(?=[ \t])/g, ""))?.[1]?.trim();

const sent = { sentAt: expect.any(Date), nextAttemptAt: null, sealedContents: null, lastError: null };
const waits = { sentAt: null, nextAttemptAt: expect.any(Date), sealedContents: expect.any(String) };
const givenUp = { sentAt: null, nextAttemptAt: null, sealedContents: expect.any(String) };

describe("a mail by SMTP", () => {
  it("goes over TLS after a sign-in, with the Message-ID of its row", async () => {
    const { id, recipient } = await createMail();
    await deliverDueMails();
    expect(server.taken()).toMatchObject([{ to: [recipient], isEncrypted: true }]);
    const { source, from } = server.taken()[0]!;
    expect(from).toMatch(new RegExp(`^bounces\\+${id.replaceAll("-", "")}[0-9a-f]{16}@mentorhood\\.example$`));
    expect(from.split("@")[0]!.length).toBeLessThanOrEqual(64);
    expect(headerOf(source, "Message-ID")).toBe(`<${id}@mentorhood.example>`);
    expect(headerOf(source, "From")).toBe("Mentorhood <hello@mentorhood.example>");
    expect(source).toContain("Content-Type: text/plain");
    expect(source).toContain("Content-Type: text/html");
    expect(await readMail(id)).toMatchObject(sent);
  });

  it("of several goes over one connection, however many ask for them at once", async () => {
    const mails = await Promise.all(Array.from({ length: 12 }, () => createMail()));
    await Promise.all([deliverMails(), deliverMails(), deliverMails()]);
    expect(server.taken().flatMap(({ to }) => to)).toHaveLength(mails.length);
    expect(new Set(server.taken().flatMap(({ to }) => to))).toEqual(new Set(mails.map((mail) => mail.recipient)));
    expect(server.counts()).toEqual({ connections: 1, signIns: 1 });
  });

  it("that is written during a run is found by the same run", async () => {
    await createMail();
    const first = deliverMails();
    const { id } = await createMail();
    await Promise.all([first, deliverMails()]);
    expect(await readMail(id)).toMatchObject(sent);
  });

  it("of the newsletter has the headers of one-click unsubscribing, and other mails do not", async () => {
    const secrets = { confirm: "c".repeat(43), unsubscribe: "u".repeat(43) };
    await putInOutbox(prisma, await prepareMail(await composeConfirmSubscription(newEmail(), secrets)));
    await createMail();
    await deliverDueMails();
    const headers = server.taken().map(({ source }) => headerOf(source, "List-Unsubscribe") ?? null);
    expect(headers).toEqual([`<http://localhost:3000/api/v1/subscriptions/unsubscribe/${secrets.unsubscribe}>`, null]);
    expect(headerOf(server.taken()[0]!.source, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  });

  it("keeps its attachment", async () => {
    const content = Buffer.from("BEGIN:VCALENDAR").toString("base64");
    const attachments = [{ filename: "meeting.ics", contentType: "text/calendar; method=REQUEST", content }];
    const mail = { template: "x", to: newEmail(), subject: "Grüße", html: "<p>x</p>", text: "x", attachments };
    await putInOutbox(prisma, await prepareMail({ ...mail, replyTo: "asha@example.com" }));
    await deliverDueMails();
    const { source } = server.taken()[0]!;
    expect(source).toMatch(/Content-Type: text\/calendar; method=REQUEST; name=meeting.ics/);
    expect(source).toContain(content);
    expect(headerOf(source, "Reply-To")).toBe("asha@example.com");
  });
});

describe("when the mail server refuses", () => {
  it.each([
    ["a sign-in", { auth: refusal(535, "5.7.8 Wrong password") }, waits],
    ["a sender for now", { sender: refusal(451, "4.3.0 Try later") }, waits],
    ["a sender for good", { sender: refusal(550, "5.7.1 Sender unknown") }, givenUp],
    ["a recipient for now", { recipient: refusal(450, "4.2.1 Greylisted") }, waits],
    ["a recipient for good", { recipient: refusal(550, "5.1.1 No such user") }, givenUp],
    ["a message for now", { message: refusal(451, "4.3.0 Disk full") }, waits],
    ["a message for good", { message: refusal(554, "5.6.0 Refused") }, givenUp],
  ] as const)("%s, the mail is retried or given up", async (_what, trouble, state) => {
    const { id } = await createMail();
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    server.cause(trouble);
    await deliverDueMails();
    const { lastError, ...mail } = await readMail(id);
    expect(mail).toMatchObject({ ...state, attempts: 1 });
    expect(lastError).toContain(Object.values(trouble)[0]!.message);
    expect(JSON.stringify([lastError, ...log.mock.calls.map(([said]) => said)])).not.toMatch(/p%(25)?ss/);
    log.mockRestore();
    server.recover();
    await prisma.mailSuppression.deleteMany();
    await prisma.outboxMail.update({ where: { id }, data: { nextAttemptAt: new Date() } });
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject(sent);
    expect(server.taken()).toHaveLength(1);
  });
});

describe("a refused recipient", () => {
  it.each([
    ["550 with a status about the address", refusal(550, "5.1.1 No such user"), "bounce"],
    ["553 without a status", refusal(553, "No such user here"), "bounce"],
    ["a mailbox that is switched off", refusal(550, "5.2.1 Disabled"), "bounce"],
    ["a refusal by policy", refusal(550, "5.7.1 Your domain has no SPF record"), null],
    ["a full mailbox", refusal(552, "5.2.2 Over quota"), null],
    ["a temporary refusal", refusal(450, "4.1.1 Later"), null],
  ] as const)("with %s is suppressed only if it does not exist", async (_what, recipient, suppression) => {
    const { id, recipient: address } = await createMail();
    server.cause({ recipient });
    await deliverDueMails();
    expect(await findSuppression(address.toUpperCase())).toBe(suppression);
    server.cause({});
    const later = await createMail(address);
    await deliverDueMails();
    expect((await readMail(later.id)).held).toBe(suppression && "suppressed");
    expect(server.taken()).toHaveLength(suppression ? 0 : 1);
    expect((await readMail(id)).sentAt).toBeNull();
  });
});

describe("POST /api/webhooks/bounces", () => {
  const TOKEN = "a-token-of-the-mail-server";
  const report = (status: string, action = "failed") =>
    `From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nStatus: 4.0.0\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; x@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\n--b--\r\n`;
  const post = async (to: string, body: string, token = TOKEN) => {
    const headers = { Authorization: `Bearer ${token}`, "X-Original-To": to };
    const request = new Request("http://localhost/api/webhooks/bounces", { method: "POST", headers, body });
    return (await postBounce(request, { params: Promise.resolve({}) })).status;
  };
  async function sendOne() {
    const { recipient } = await createMail();
    await deliverDueMails();
    return { recipient, from: server.taken()[0]!.from };
  }

  it("suppresses the recipient of the mail that came back, whatever capitals its address has by now", async () => {
    const { recipient, from } = await sendOne();
    expect(await post(from.toUpperCase(), report("5.1.1"))).toBe(204);
    expect(await findSuppression(recipient)).toBe("bounce");
    expect(await findSuppression("x@example.com")).toBeNull();
    expect(await post(from, report("5.1.1"))).toBe(204);
    expect(await prisma.mailSuppression.count()).toBe(1);
  });

  it("ignores delays, full mailboxes, messages without a report and addresses with another signature", async () => {
    const { from } = await sendOne();
    const forged = from.replace(/.@/, (last) => `${last.startsWith("0") ? 1 : 0}@`);
    const told = [
      await post(from, report("4.4.1", "delayed")),
      await post(from, report("5.2.2")),
      await post(from, "Subject: I am on holiday\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n"),
      await post(forged, report("5.1.1")),
      await post("bounces@mentorhood.example", report("5.1.1")),
    ];
    expect(told).toEqual([204, 204, 204, 204, 204]);
    expect(await prisma.mailSuppression.count()).toBe(0);
  });

  it("needs its token", async () => {
    const { from } = await sendOne();
    expect(await post(from, report("5.1.1"), "another-token-than-that")).toBe(401);
    expect(await prisma.mailSuppression.count()).toBe(0);
  });
});

describe("when the connection drops", () => {
  it("while it is idle, the next mail takes a new one", async () => {
    await createMail();
    await deliverDueMails();
    server.dropAll();
    await createMail();
    await deliverDueMails();
    await comeDue();
    await deliverDueMails();
    expect(server.taken()).toHaveLength(2);
  });

  it("before the server takes the mail, the outbox sends it once more, and once only", async () => {
    const { id } = await createMail();
    server.cause({ drop: "before" });
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject({ ...waits, attempts: 1, lastError: expect.any(String) });
    // The transport does not retry by itself.
    expect(server.counts().connections).toBe(1);
    server.cause({});
    await comeDue();
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject(sent);
    expect(server.taken()).toHaveLength(1);
  });

  it("after the server has taken it, the repeat has the same Message-ID", async () => {
    const { id } = await createMail();
    server.cause({ drop: "after" });
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject(waits);
    server.cause({});
    await comeDue();
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject({ ...sent, attempts: 2 });
    const ids = server.taken().map(({ source }) => headerOf(source, "Message-ID"));
    expect(ids).toEqual([`<${id}@mentorhood.example>`, `<${id}@mentorhood.example>`]);
  });
});

describe("a server that is not on this machine", () => {
  /** Options for a remote server, led to a server of this test. */
  const leadTo = (port: number, address: string) =>
    createTransport({ ...smtpOptions(address), host: "127.0.0.1", port, name: "test" });
  const mail = { from: "a@example.com", to: "b@example.com", text: "x" };

  it("gets no password and no mail without STARTTLS", async () => {
    const plain = await startFakeSmtpServer({ disabledCommands: ["STARTTLS"] });
    const transport = leadTo(plain.port, "smtp://mentor%40hood:p%25ss@mail.example:587");
    await expect(transport.sendMail(mail)).rejects.toThrow();
    expect([plain.counts().signIns, plain.taken()]).toEqual([0, []]);
    transport.close();
    await plain.stop();
  });

  it.each(["smtp", "smtps"])("gets none with a certificate that nobody has signed (%s)", async (protocol) => {
    const unsigned = await startFakeSmtpServer({ secure: protocol === "smtps" });
    const transport = leadTo(unsigned.port, `${protocol}://mentor%40hood:p%25ss@mail.example`);
    await expect(transport.sendMail(mail)).rejects.toThrow(/certificate/);
    expect([unsigned.counts().signIns, unsigned.taken()]).toEqual([0, []]);
    transport.close();
    await unsigned.stop();
  });
});
