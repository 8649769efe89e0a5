import { Secret, TOTP } from "otpauth";
import { afterAll, beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import {
  confirmSecondFactor,
  findSecondFactor,
  startSecondFactor,
  takeSecondFactor,
} from "@/lib/server/account/second-factor";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 4) + seconds * 1000);
const codeAt = (key: string, time: Date) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: time.getTime() });

async function createMemberWithFactor() {
  const actor = await actorOf(await createUserMember());
  const { key } = await startSecondFactor(actor);
  return { actor, key, codes: await confirmSecondFactor(actor, codeAt(key, at(0)), at(0)) };
}

it("is set up with a first code, keeps the key across page loads, and stores neither key nor codes", async () => {
  const actor = await actorOf(await createUserMember());
  const { key, uri } = await startSecondFactor(actor);
  expect(uri).toContain(`secret=${key}`);
  expect((await startSecondFactor(actor)).key).toBe(key);
  await expect(confirmSecondFactor(actor, "000000", at(0))).rejects.toMatchObject({ code: "invalid_input" });
  expect(await findSecondFactor(actor.id)).toBeNull();
  const codes = await confirmSecondFactor(actor, codeAt(key, at(0)), at(0));
  expect(new Set(codes).size).toBe(10);
  expect(await findSecondFactor(actor.id)).toMatchObject({ codesLeft: 10 });
  const rows = await prisma.secondFactor.findMany({ include: { codes: true } });
  const stored = JSON.stringify(rows);
  for (const secret of [key, ...codes]) expect(stored).not.toContain(secret);
  await expect(startSecondFactor(actor)).rejects.toMatchObject({ code: "conflict" });
});

it("takes each code of the app once, also from five requests at once, and none that is older", async () => {
  const { actor, key } = await createMemberWithFactor();
  const wrong = { code: "invalid_input" };
  await expect(takeSecondFactor(actor.id, codeAt(key, at(0)), at(5))).rejects.toMatchObject(wrong);
  const code = codeAt(key, at(60));
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => takeSecondFactor(actor.id, code, at(60))));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(takeSecondFactor(actor.id, codeAt(key, at(30)), at(60))).rejects.toMatchObject(wrong);
  await takeSecondFactor(actor.id, codeAt(key, at(90)), at(100));
});

it("takes each recovery code once, however it is typed, and only from its account", async () => {
  const [one, other] = [await createMemberWithFactor(), await createMemberWithFactor()];
  const typed = one.codes[0]!.toUpperCase().replace(/(.{4})/g, "$1 ");
  await expect(takeSecondFactor(other.actor.id, typed)).rejects.toMatchObject({ code: "invalid_input" });
  await takeSecondFactor(one.actor.id, typed);
  await expect(takeSecondFactor(one.actor.id, typed)).rejects.toMatchObject({ code: "invalid_input" });
  expect(await prisma.recoveryCode.count({ where: { userId: one.actor.id } })).toBe(9);
});

it("counts attempts", async () => {
  const { actor } = await createMemberWithFactor();
  const tries = Array.from({ length: 12 }, () => takeSecondFactor(actor.id, "000000").catch(({ code }) => code));
  expect(await Promise.all(tries)).toContain("too_many_requests");
});
