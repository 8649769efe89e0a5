import { afterAll, beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { changeStaffRole, removeStaff } from "@/lib/server/staff/change-staff";
import { inviteStaff, withdrawInvitation } from "@/lib/server/staff/invite-staff";
import { findInvitation, joinStaff } from "@/lib/server/staff/join-staff";
import { listStaff } from "@/lib/server/staff/list-staff";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createUserMember } from "../factories/member.factory";
import { giveSecondFactor, makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const DAY_MS = 24 * 60 * 60 * 1000;

async function createStaff(role: StaffRole) {
  const member = await makeStaff(await createUserMember(), role);
  const actor = await actorOf(member);
  return { ...(await asStaff(actor, "seeConsole", "request-1")), email: member.email };
}

async function newestLink(email: string): Promise<string> {
  const mail = (await listOutbox()).find((one) => one.recipient === email && one.template === "staff-invitation");
  return /\/admin\/join\/([\w-]{43})/.exec(mail!.text)![1]!;
}

const actionsAbout = async (subjectId: string) =>
  (await prisma.auditEvent.findMany({ where: { subjectId }, orderBy: { id: "asc" } })).map(({ action }) => action);

it("adds the account of an invited address once, with the role, and records both", async () => {
  const owner = await createStaff("owner");
  const member = await createUserMember();
  const [actor, stranger] = [await actorOf(member), await actorOf(await createUserMember())];
  await inviteStaff(owner, { email: member.email, role: "verifier" });
  const first = await newestLink(member.email);
  await inviteStaff(owner, { email: member.email, role: "moderator" });
  const token = await newestLink(member.email);
  expect(JSON.stringify(await prisma.staffInvitation.findMany())).not.toContain(token);

  await expect(joinStaff(actor, { token: first })).rejects.toMatchObject({ code: "not_found" });
  expect(await findInvitation(stranger, token)).toEqual({ role: "moderator", isOwn: false });
  await expect(joinStaff(stranger, { token })).rejects.toMatchObject({ code: "not_allowed" });
  expect(await findInvitation(actor, token)).toEqual({ role: "moderator", isOwn: true });
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => joinStaff(actor, { token })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await findInvitation(actor, token)).toBeNull();
  await giveSecondFactor(member);
  expect((await asStaff(actor, "decideCases", "r")).staffRole).toBe("moderator");
  expect(await actionsAbout(member.id)).toEqual(["staff.added"]);
  expect(await prisma.auditEvent.count({ where: { actorId: owner.id, action: "staff.invited" } })).toBe(2);
  const again = inviteStaff(owner, { email: member.email, role: "owner" });
  await expect(again).rejects.toMatchObject({ code: "conflict" });
});

it("refuses a link after seven days, after it was withdrawn, and from an unverified account", async () => {
  const owner = await createStaff("owner");
  const member = await createUserMember();
  const actor = await actorOf(member);
  const invite = async (now?: Date) => {
    await inviteStaff(owner, { email: member.email, role: "support" }, now);
    return newestLink(member.email);
  };
  const old = await invite(new Date(Date.now() - 7 * DAY_MS - 1000));
  await expect(joinStaff(actor, { token: old })).rejects.toMatchObject({ code: "not_found" });
  const withdrawn = await invite();
  expect((await listStaff(new Date())).invitations).toMatchObject([{ email: member.email, role: "support" }]);
  await withdrawInvitation(owner, { email: member.email });
  await expect(joinStaff(actor, { token: withdrawn })).rejects.toMatchObject({ code: "not_found" });
  const token = await invite();
  await prisma.user.update({ where: { id: member.id }, data: { emailVerifiedAt: null } });
  await expect(joinStaff(actor, { token })).rejects.toMatchObject({ code: "not_allowed" });
  expect(await prisma.staffMember.count()).toBe(1);
});

it("lets owners change and remove others, but nobody their own role", async () => {
  const [owner, other] = [await createStaff("owner"), await createStaff("support")];
  const own = changeStaffRole(owner, { userId: owner.id, role: "support" });
  await expect(own).rejects.toMatchObject({ code: "not_allowed" });
  await changeStaffRole(owner, { userId: other.id, role: "verifier" });
  expect((await listStaff(new Date())).members.map(({ role }) => role)).toEqual(["owner", "verifier"]);
  await removeStaff(owner, { userId: other.id });
  await expect(removeStaff(owner, { userId: other.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await actionsAbout(other.id)).toEqual(["staff.role_changed", "staff.removed"]);
});

it("keeps the last owner, also when two owners remove each other or leave at once", async () => {
  const [one, two] = [await createStaff("owner"), await createStaff("owner")];
  const removals = [removeStaff(one, { userId: two.id }), removeStaff(two, { userId: one.id })];
  expect((await Promise.allSettled(removals)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [last] = await prisma.staffMember.findMany();
  const owner = last!.userId === one.id ? one : two;
  await expect(removeStaff(owner, { userId: owner.id })).rejects.toMatchObject({ code: "conflict" });
  await expect(deleteAccount(owner)).rejects.toMatchObject({ code: "conflict" });
  expect(await prisma.user.count({ where: { id: owner.id, deletedAt: null } })).toBe(1);

  const third = await createStaff("owner");
  const leaving = await Promise.allSettled([deleteAccount(owner), removeStaff(third, { userId: third.id })]);
  expect(leaving.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await prisma.staffMember.count({ where: { role: "owner" } })).toBe(1);
});

it("ends the staff role and the invitation with the account", async () => {
  const [owner, leaver] = [await createStaff("owner"), await createStaff("moderator")];
  const guest = await createUserMember();
  await inviteStaff(owner, { email: guest.email, role: "support" });
  await deleteAccount(leaver);
  await deleteAccount(await actorOf(guest));
  expect(await prisma.staffMember.findMany({ select: { userId: true } })).toEqual([{ userId: owner.id }]);
  expect(await prisma.staffInvitation.count()).toBe(0);
  expect(await actionsAbout(leaver.id)).toEqual(["staff.removed", "account.deleted"]);
});
