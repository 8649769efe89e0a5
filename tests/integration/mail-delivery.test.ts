import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/server/db/prisma";
import { createAccount } from "../factories/account.factory";
import { emptyAccounts, send } from "../support/account-requests";

type Received = {
  key: string | undefined;
  authorization: string | undefined;
  mail: { to: string; subject: string; html: string; text: string };
};
type Respond = (response: ServerResponse) => void;

const accept: Respond = (response) => response.end('{"id":"provider-id"}');
const refuse =
  (status: number, name: string): Respond =>
  (response) => {
    response.statusCode = status;
    response.end(JSON.stringify({ name, message: "Refused.", statusCode: status }));
  };

/** A mail provider that writes down what it gets and answers as the test wants. */
const received: Received[] = [];
let respond: Respond = accept;
let provider: Server;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { "idempotency-key": key, authorization } = request.headers;
  received.push({ key: key as string | undefined, authorization, mail: JSON.parse(Buffer.concat(chunks).toString()) });
  response.setHeader("Content-Type", "application/json");
  respond(response);
}

let modules: {
  deliver: typeof import("@/lib/server/mail/deliver-mails");
  outbox: typeof import("@/lib/server/mail/outbox");
  compose: typeof import("@/lib/server/mail/compose-mail");
  forgot: typeof import("@/app/api/v1/users/forgot-password/route");
  housekeeping: typeof import("@/lib/server/housekeeping");
};

beforeAll(async () => {
  await emptyAccounts();
  provider = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", `http://127.0.0.1:${port}`);
  // The environment is read once, by modules that may be here already.
  vi.resetModules();
  modules = {
    deliver: await import("@/lib/server/mail/deliver-mails"),
    outbox: await import("@/lib/server/mail/outbox"),
    compose: await import("@/lib/server/mail/compose-mail"),
    forgot: await import("@/app/api/v1/users/forgot-password/route"),
    housekeeping: await import("@/lib/server/housekeeping"),
  };
});
beforeEach(async () => {
  await emptyAccounts();
  received.length = 0;
  respond = accept;
});
afterAll(async () => {
  provider.close();
  await emptyAccounts();
});

const SECRET = "s".repeat(43);
async function queue(name = "Meera", email = "meera@example.com") {
  const mail = await modules.outbox.prepareMail(
    await modules.compose.composeMail.resetPassword({ email, name }, SECRET),
  );
  await prisma.$transaction((tx) => modules.outbox.putInOutbox(tx, mail));
}
const onlyRow = () => prisma.outboxMail.findFirstOrThrow();
/** Lets the row's wait be over. */
const makeDue = () =>
  prisma.outboxMail.updateMany({ where: { nextAttemptAt: { not: null } }, data: { nextAttemptAt: new Date(0) } });

describe("deliverDueMails", () => {
  it("sends a mail with its id as key, then forgets what it said", async () => {
    await queue();
    expect((await onlyRow()).sealedContents).not.toContain(SECRET);
    await modules.deliver.deliverDueMails();
    const row = await onlyRow();
    expect(row).toMatchObject({ attempts: 1, nextAttemptAt: null, sealedContents: null, lastError: null });
    expect(row.sentAt).not.toBeNull();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      key: row.id,
      authorization: "Bearer re_test",
      mail: { to: "meera@example.com" },
    });
    await modules.deliver.deliverDueMails();
    expect(received).toHaveLength(1);
  });

  it("sends the link in text and HTML, and a name as text", async () => {
    await queue('<b>Meera</b> & "Co"');
    await modules.deliver.deliverDueMails();
    const { html, text, subject } = received[0]!.mail;
    expect(subject).toBe("Set a new password for Mentorhood");
    expect(html).toContain(`/reset-password/${SECRET}`);
    expect(text).toContain(`/reset-password/${SECRET}`);
    expect(html).not.toContain("<b>Meera</b>");
    expect(html).toContain("&lt;b&gt;Meera&lt;/b&gt;");
  });

  it("leaves no mail of a transaction that failed", async () => {
    const mail = await modules.outbox.prepareMail(
      await modules.compose.composeMail.welcome({ email: "a@example.com", name: "A" }, false),
    );
    const failing = prisma.$transaction(async (tx) => {
      await modules.outbox.putInOutbox(tx, mail);
      throw new Error("The change failed.");
    });
    await expect(failing).rejects.toThrow("The change failed.");
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it.each([
    ["is in trouble", refuse(500, "application_error")],
    ["asks for patience", refuse(429, "rate_limit_exceeded")],
    ["breaks the line", ((response) => response.destroy()) as Respond],
  ])("tries again later, and ever later, while the provider %s", async (_name, trouble) => {
    respond = trouble;
    await queue();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await modules.deliver.deliverDueMails();
      const row = await onlyRow();
      expect(row).toMatchObject({ attempts: attempt, sentAt: null });
      expect(row.lastError).not.toBeNull();
      waits.push(row.nextAttemptAt!.getTime() - Date.now());
      await modules.deliver.deliverDueMails();
      expect((await onlyRow()).attempts).toBe(attempt);
      await makeDue();
    }
    expect(waits[1]! / waits[0]!).toBeGreaterThan(1.8);
    expect(waits[2]! / waits[1]!).toBeGreaterThan(1.8);
    respond = accept;
    await modules.deliver.deliverDueMails();
    const { id, sentAt } = await onlyRow();
    expect(sentAt).not.toBeNull();
    expect(new Set(received.map(({ key }) => key))).toEqual(new Set([id]));
  });

  it("gives a mail up that is refused for good, or after the last attempt", async () => {
    respond = refuse(422, "validation_error");
    await queue();
    await modules.deliver.deliverDueMails();
    expect(await onlyRow()).toMatchObject({ nextAttemptAt: null, sealedContents: null, sentAt: null });
    await prisma.outboxMail.deleteMany();
    respond = refuse(500, "application_error");
    await queue();
    await prisma.outboxMail.updateMany({ data: { attempts: 10 } });
    await modules.deliver.deliverDueMails();
    expect(await onlyRow()).toMatchObject({ attempts: 11, nextAttemptAt: null, sealedContents: null, sentAt: null });
  });

  it("sends each mail once when several processes deliver", async () => {
    for (let index = 0; index < 25; index++) await queue("Meera", `meera-${index}@example.com`);
    await Promise.all(Array.from({ length: 4 }, () => modules.deliver.deliverDueMails()));
    expect(received).toHaveLength(25);
    expect(new Set(received.map(({ mail }) => String(mail.to))).size).toBe(25);
  });

  it("sends with the same key what a process took and died with", async () => {
    await queue();
    await prisma.outboxMail.updateMany({ data: { attempts: 1, nextAttemptAt: new Date(Date.now() - 1000) } });
    await modules.deliver.deliverDueMails();
    expect(received[0]!.key).toBe((await onlyRow()).id);
  });
});

describe("a request that sends a mail", () => {
  it.each([
    ["is in trouble", refuse(500, "application_error")],
    ["breaks the line", ((response) => response.destroy()) as Respond],
    ["says nothing", (() => {}) as Respond],
  ])("answers as ever while the provider %s", async (_name, trouble) => {
    respond = trouble;
    const { email } = await createAccount();
    const startedAt = performance.now();
    expect((await send(modules.forgot.POST, { json: { email } })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000);
    expect((await onlyRow()).sentAt).toBeNull();
    provider.closeAllConnections();
  });

  it("sends the mail after the answer", async () => {
    const { email } = await createAccount();
    await send(modules.forgot.POST, { json: { email } });
    await vi.waitFor(async () => expect((await onlyRow()).sentAt).not.toBeNull(), 5000);
    expect(received[0]!.mail.to).toBe(email);
  });
});

it("housekeeping takes away what has expired, and only that", async () => {
  const { id: userId } = await createAccount();
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
  const hash = (digit: number) => new Uint8Array(32).fill(digit);
  await prisma.mailToken.createMany({
    data: [
      { userId, purpose: "verify_email", hash: hash(1), expiresAt: ago(25) },
      { userId, purpose: "verify_email", hash: hash(2), expiresAt: ago(1) },
    ],
  });
  const [gone, kept] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  await prisma.endedSession.createMany({
    data: [
      { id: gone, userId, expiresAt: ago(1) },
      { id: kept, userId, expiresAt: ago(-1) },
    ],
  });
  await queue();
  await queue();
  const [old] = await prisma.outboxMail.findMany();
  await prisma.outboxMail.update({ where: { id: old!.id }, data: { createdAt: ago(31 * 24) } });
  await modules.housekeeping.clearExpired(now);
  expect(await prisma.mailToken.count()).toBe(1);
  expect((await prisma.endedSession.findMany()).map(({ id }) => id)).toEqual([kept]);
  expect(await prisma.outboxMail.count()).toBe(1);
});
