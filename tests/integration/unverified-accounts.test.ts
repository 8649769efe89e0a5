import { afterAll, beforeEach, describe, expect, it } from "vitest";
import * as register from "@/app/api/v1/users/register/route";
import { prisma } from "@/lib/platform/db/prisma";
import { clearExpired } from "@/lib/server/clear-expired";
import { createAccount, newEmail } from "../factories/account.factory";
import { emptyAccounts, send } from "../support/account-requests";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function registerSomebody(name = "Kavya Pillai") {
  const email = newEmail("kavya");
  const answer = await send(register.POST, { json: { name, email, password: "Monsoon-Kettle-7" } });
  expect(answer.status).toBe(200);
  return prisma.user.findUniqueOrThrow({ where: { email } });
}

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

describe("an account that was never verified", () => {
  it("is deleted after seven days, with its username", async () => {
    const { id, username } = await registerSomebody();
    await clearExpired(inDays(6.9));
    expect(await prisma.user.count({ where: { id } })).toBe(1);
    await clearExpired(inDays(7.1));
    expect([
      await prisma.user.count(),
      await prisma.mailToken.count(),
      await prisma.pendingRegistration.count(),
    ]).toEqual([0, 0, 0]);
    expect((await registerSomebody()).username).toBe(username);
  });

  it("stays while one of its links still works", async () => {
    const { id } = await registerSomebody();
    await prisma.mailToken.updateMany({ where: { userId: id }, data: { expiresAt: inDays(8) } });
    await clearExpired(inDays(7.5));
    expect(await prisma.user.count({ where: { id } })).toBe(1);
    await clearExpired(inDays(8.5));
    expect(await prisma.user.count({ where: { id } })).toBe(0);
  });

  it("excludes verified and deleted ones", async () => {
    const [verified, deleted] = [await createAccount(), await createAccount()];
    await prisma.user.update({ where: { id: deleted.id }, data: { deletedAt: new Date(), emailVerifiedAt: null } });
    await clearExpired(inDays(30));
    expect(await prisma.user.count({ where: { id: { in: [verified.id, deleted.id] } } })).toBe(2);
  });

  it("stays when it is verified while the job waits for its row", async () => {
    const { id } = await registerSomebody();
    let cleaning: Promise<void> | undefined;
    await prisma.$transaction(async (tx) => {
      await tx.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
      cleaning = clearExpired(inDays(8));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await cleaning;
    expect(await prisma.user.count({ where: { id } })).toBe(1);
  });
});
