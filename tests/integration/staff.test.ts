import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { auditFilterSchema } from "@/lib/domain/audit/audit-page.schema";
import { signIn } from "@/lib/server/account/sign-in";
import { auditCsv } from "@/lib/server/audit/audit-csv";
import { listAudit } from "@/lib/server/audit/list-audit";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { addStaff, listStaff, removeStaff, resetFactor } from "@/scripts/staff/staff-accounts";
import { createAccount, createSession } from "../factories/account.factory";
import { giveSecondFactor } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });

beforeAll(async () => {
  await emptyAccounts();
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await emptyAccounts();
});

it("makes an owner by a command, changes the role, and records both in the audit", async () => {
  const account = await createAccount();
  const { id, email } = account;
  await addStaff(client, { email, role: "owner" });
  await addStaff(client, { email, role: "support" });
  expect(await addStaff(client, { email, role: "support" })).toContain("already");
  expect(await listStaff(client)).toEqual([{ email, role: "support" }]);
  const events = await prisma.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
  expect(events.map(({ action, before, after }) => [action, before, after])).toEqual([
    ["staff.added", { role: null }, { role: "owner" }],
    ["staff.role_changed", { role: "owner" }, { role: "support" }],
  ]);
  const token = await createSession(account);
  await giveSecondFactor({ id, token });
  const actor = await actorOf({ token });
  expect((await asStaff(actor, "helpPeople", "request-1")).staffRole).toBe("support");
  await expect(asStaff(actor, "manageStaff", "request-1")).rejects.toMatchObject({ code: "not_allowed" });
  expect(await resetFactor(client, email)).toContain("no second factor any more");
  expect(await resetFactor(client, email)).toContain("has no second factor");
  await expect(asStaff(actor, "helpPeople", "request-1")).rejects.toMatchObject({ code: "not_allowed" });
  await removeStaff(client, email);
  await expect(asStaff(actor, "helpPeople", "request-1")).rejects.toMatchObject({ code: "not_found" });
});

it("gives no role to an unknown or unverified address", async () => {
  const { email } = await createAccount({ isVerified: false });
  await expect(addStaff(client, { email, role: "owner" })).rejects.toThrow("is verified");
  await expect(addStaff(client, { email: "nobody@example.com", role: "owner" })).rejects.toThrow("is verified");
  await expect(asStaff(null, "seeConsole", "request-1")).rejects.toMatchObject({ code: "not_found" });
});

it("keeps audit events from being changed, and from being deleted before their time", async () => {
  const target = "test:1";
  const record = { action: "staff.added", actorId: null, target } as const;
  await prisma.$transaction((tx) => recordAudit(tx, record));
  await expect(prisma.auditEvent.updateMany({ where: { target }, data: { target: "x" } })).rejects.toThrow();
  await expect(prisma.auditEvent.deleteMany({ where: { target } })).rejects.toThrow();
  const createdAt = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
  await prisma.auditEvent.create({ data: { ...record, target: "test:old", createdAt } });
  await prisma.$queryRaw`select delete_old_audit_events(12)::int`;
  expect(
    await prisma.auditEvent.findMany({ where: { target: { startsWith: "test:" } }, select: { target: true } }),
  ).toEqual([{ target }]);
});

it("lists the audit by action, person and day, page by page, and as a file without formulas", async () => {
  const person = await createAccount({ user: { name: "Asha Rao" } });
  const record = { action: "password.changed", actorId: person.id, subjectId: person.id } as const;
  for (let index = 0; index < 60; index++) await recordAudit(prisma, { ...record, target: `=test:${index}` });
  const all = auditFilterSchema.parse({ action: "password.changed", person: person.email.toUpperCase() });
  const first = await listAudit(all);
  const second = await listAudit({ ...all, after: first.next! });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
  expect(first.rows[0]).toMatchObject({ action: "Password changed", actor: person.username, target: "=test:59" });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect((await listAudit({ ...all, from: tomorrow })).rows).toEqual([]);
  expect((await listAudit(auditFilterSchema.parse({ person: "nobody-there" }))).rows).toEqual([]);
  expect(auditFilterSchema.parse({ action: "x", from: "2026-13-01", after: "1; drop" })).toEqual({});
  expect(await auditCsv(all)).toContain("'=test:59");
});

it("records a failed sign-in, but neither the password nor an unknown address", async () => {
  const { id, email } = await createAccount();
  const before = await prisma.auditEvent.count({ where: { action: "sign_in.failed" } });
  const visitor = { address: "192.0.2.7", knownDevice: undefined, device: "Chrome on Linux", isLocal: false };
  for (const tried of [email, "nobody@example.com"])
    await expect(signIn({ email: tried, password: "Wrong-Word-9", keepSignedIn: false }, visitor)).rejects.toThrow();
  await expect.poll(() => prisma.auditEvent.count({ where: { subjectId: id, action: "sign_in.failed" } })).toBe(1);
  await expect.poll(() => prisma.auditEvent.count({ where: { action: "sign_in.failed" } })).toBe(before + 2);
  const [last] = await prisma.auditEvent.findMany({ where: { subjectId: null }, orderBy: { id: "desc" }, take: 1 });
  expect(JSON.stringify(last, (_, value: unknown) => (typeof value === "bigint" ? "" : value))).not.toContain("nobody");
});
