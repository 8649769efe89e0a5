import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/api/webhooks/resend/route";
import { MAILS_A_DAY, MAILS_A_DAY_WITH_NEEDED } from "@/lib/platform/mail/mail-budget";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { type OutgoingMail, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { findSuppression, suppressAddress } from "@/lib/platform/mail/suppression";
import { clearExpired } from "@/lib/server/clear-expired";
import { getPersonFile } from "@/lib/server/people/get-person-file";
import { liftPersonsSuppression } from "@/lib/server/people/help-person";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { listFailedMails, resendMail } from "@/lib/server/staff/failed-mails";
import { createUserMember } from "../factories/member.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

// The product reads its environment at import, so the provider must be running before.
const { provider, key } = await vi.hoisted(async () => {
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const started = await startFakeMailProvider();
  const bytes = Buffer.alloc(24, 7);
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = started.url;
  process.env.RESEND_WEBHOOK_SECRET = `whsec_${bytes.toString("base64")}`;
  return { provider: started, key: bytes };
});

beforeEach(async () => {
  await emptyAccounts();
  await prisma.$executeRaw`truncate outbox_mail, mail_suppression`;
  await provider.recover();
});
afterAll(async () => {
  await emptyAccounts();
  await provider.stop();
});

const newEmail = () => `meera-${randomUUID().slice(0, 8)}@example.com`;
const mailTo = (to: string, template = "welcome"): Promise<OutgoingMail> =>
  prepareMail({ template, to, subject: "x", html: "<p>x</p>", text: "x" });
async function createOwner() {
  const member = await makeStaff(await createUserMember(), "owner");
  return asStaff(await actorOf(member), "seeConsole", "request-1");
}
const heldMails = () => prisma.outboxMail.findMany({ where: { held: { not: null }, nextAttemptAt: null } });

describe("POST /api/webhooks/resend", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const bounced = (to: string, type = "Permanent", created_at = new Date().toISOString()) =>
    JSON.stringify({
      type: "email.bounced",
      created_at,
      data: { to: [to], bounce: { type, subType: "", message: "" } },
    });
  const complained = (to: string) =>
    JSON.stringify({ type: "email.complained", created_at: new Date().toISOString(), data: { to: [to] } });
  const sign = (body: string, { id = "msg_1", at = now(), secret = key } = {}) => ({
    "svix-id": id,
    "svix-timestamp": String(at),
    "svix-signature": `v1,${createHmac("sha256", secret).update(`${id}.${at}.${body}`).digest("base64")}`,
  });
  async function post(body: string, headers: Record<string, string>) {
    const request = new Request("http://localhost/api/webhooks/resend", { method: "POST", headers, body });
    return (await POST(request, { params: Promise.resolve({}) })).status;
  }

  it.each([
    ["a permanent bounce", (to: string) => bounced(to), "bounce"],
    ["a complaint", complained, "complaint"],
    ["a temporary bounce", (to: string) => bounced(to, "Transient"), null],
    ["an undetermined bounce", (to: string) => bounced(to, "Undetermined"), null],
    ["another event", (to: string) => JSON.stringify({ type: "email.delivered", data: { to: [to] } }), null],
  ])("of %s, signed, suppresses only what came back for good", async (_what, event, reason) => {
    const email = newEmail();
    const body = event(email);
    expect(await post(body, sign(body))).toBe(204);
    expect(await findSuppression(email)).toBe(reason);
    // A repeat changes nothing.
    expect(await post(body, sign(body))).toBe(204);
    expect(await prisma.mailSuppression.count()).toBe(reason ? 1 : 0);
  });

  it.each([
    ["no signature", () => ({})],
    ["the signature of another body", (body: string) => sign(`${body} `)],
    ["the signature of another secret", (body: string) => sign(body, { secret: Buffer.alloc(24, 8) })],
    ["a time six minutes ago", (body: string) => sign(body, { at: now() - 360 })],
    ["a time in six minutes", (body: string) => sign(body, { at: now() + 360 })],
    ["a changed id", (body: string) => ({ ...sign(body), "svix-id": "msg_2" })],
    ["a changed time", (body: string) => ({ ...sign(body), "svix-timestamp": String(now() - 1) })],
  ])("is refused with %s", async (_what, headers) => {
    const body = bounced(newEmail());
    expect(await post(body, headers(body))).toBe(401);
    expect(await prisma.mailSuppression.count()).toBe(0);
  });

  it("of a mail from before the lifting does not suppress again, a later one does", async () => {
    const owner = await createOwner();
    const { id, email } = await createUserMember();
    const early = bounced(email, "Permanent", new Date(Date.now() - 1000).toISOString());
    await post(early, sign(early));
    await liftPersonsSuppression(owner, { userId: id });
    await post(early, sign(early));
    expect(await findSuppression(email)).toBeNull();
    const late = bounced(email, "Permanent", new Date(Date.now() + 1000).toISOString());
    await post(late, sign(late));
    expect(await findSuppression(email)).toBe("bounce");
  });
});

describe("a suppressed address", () => {
  it("gets no mail, of which staff can read why and which they can send all the same", async () => {
    const owner = await createOwner();
    const { email, username } = await createUserMember();
    await suppressAddress(email, "complaint", new Date());
    await putInOutbox(prisma, await mailTo(email, "password-changed"));
    await deliverDueMails();
    expect(provider.requests()).toEqual([]);
    const { mails } = await listFailedMails();
    expect(mails).toMatchObject([{ held: "suppressed", isGivenUp: true, lastError: expect.stringContaining("spam") }]);
    const file = await getPersonFile(owner, username, new Date());
    expect(file).toMatchObject({ suppression: "complaint", mails: [{ state: "held" }] });

    await resendMail(owner, { mailId: mails[0]!.id, attempts: 1 });
    await vi.waitFor(() => expect(provider.requests()).toHaveLength(1));
    expect(await findSuppression(email)).toBeNull();
    const actions = await prisma.auditEvent.findMany({ where: { actorId: owner.id }, orderBy: { id: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual(["person.opened", "mail.resent", "mail.suppression_lifted"]);
  });

  it("is recognised in other capitals, and not readable in the database", async () => {
    await suppressAddress("Meera@Example.com", "bounce", new Date());
    expect(await findSuppression("meera@example.com")).toBe("bounce");
    const [row] = await prisma.$queryRaw<
      [{ text: string }]
    >`select to_jsonb(mail_suppression)::text as text from mail_suppression`;
    expect(row.text).not.toMatch(/meera|example/i);
  });

  it("is tried again after a year", async () => {
    await suppressAddress("meera@example.com", "bounce", new Date());
    await suppressAddress("asha@example.com", "bounce", new Date());
    await prisma.$executeRaw`update mail_suppression set created_at = now() - interval '366 days'
      where address_hash = (select address_hash from mail_suppression limit 1)`;
    await clearExpired(new Date());
    expect(await prisma.mailSuppression.count()).toBe(1);
  });
});

describe("the budget of an address", () => {
  it("holds back what goes beyond it, over all kinds, however many are due at once", async () => {
    const kinds = ["welcome", "confirm-report", "meeting-review", "report-outcome"];
    const emails = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of emails) {
      const mails = Array.from({ length: MAILS_A_DAY + 15 }, (_, n) => mailTo(email, kinds[n % 4]!));
      for (const mail of await Promise.all(mails)) await putInOutbox(prisma, mail);
      await Promise.all(Array.from({ length: 4 }, () => deliverDueMails()));
    }
    const held = await heldMails();
    const counts = emails.map((email) => [
      provider.requests().filter(({ mail }) => mail.to === email).length,
      held.filter((mail) => mail.recipient === email).length,
    ]);
    expect(counts).toEqual(emails.map(() => [MAILS_A_DAY, 15]));
  });

  it("leaves room for what an account or a meeting needs, and for other addresses", async () => {
    const email = newEmail();
    for (let n = 0; n <= MAILS_A_DAY; n += 1) await putInOutbox(prisma, await mailTo(email));
    await deliverDueMails();
    for (const kind of ["password-changed", "meeting-cancelled"]) await putInOutbox(prisma, await mailTo(email, kind));
    await putInOutbox(prisma, await mailTo(newEmail()));
    await deliverDueMails();
    expect(await heldMails()).toMatchObject([{ template: "welcome", recipient: email }]);
    await prisma.outboxMail.createMany({
      data: Array.from({ length: MAILS_A_DAY_WITH_NEEDED }, () => ({
        recipient: email,
        template: "x",
        nextAttemptAt: null,
        sentAt: new Date(),
        clearedAt: new Date(),
      })),
    });
    await putInOutbox(prisma, await mailTo(email, "password-changed"));
    await deliverDueMails();
    expect(await heldMails()).toHaveLength(2);
  });

  it("is new the next day, and staff can send a held mail all the same", async () => {
    const owner = await createOwner();
    const email = newEmail();
    for (let n = 0; n <= MAILS_A_DAY; n += 1) await putInOutbox(prisma, await mailTo(email));
    await deliverDueMails();
    const [held] = await heldMails();
    await resendMail(owner, { mailId: held!.id, attempts: 1 });
    await vi.waitFor(() => expect(provider.requests()).toHaveLength(MAILS_A_DAY + 1));
    await prisma.$executeRaw`update outbox_mail set cleared_at = cleared_at - interval '25 hours'`;
    await putInOutbox(prisma, await mailTo(email));
    await deliverDueMails();
    expect(provider.requests()).toHaveLength(MAILS_A_DAY + 2);
    expect(await findSuppression(email)).toBeNull();
  });
});
