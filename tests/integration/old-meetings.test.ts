import { afterEach, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { clearExpired } from "@/lib/server/clear-expired";
import { createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
afterEach(emptyAccounts);

it("deletes meetings that did not take place, 180 days after their time", async () => {
  const sides = { mentor: await createMentorMember(), student: await createUserMember() };
  const cancelled = (at: Date) => ({ status: "cancelled", cancelledAt: at }) as const;
  const calendly = { startsAt: null, endsAt: null, externalEventUrl: "https://calendly.example/1" };
  const [moved, , , , , ...kept] = [
    await createMeetingRow(sides, ago(182), { status: "moved" }),
    await createMeetingRow(sides, ago(181), cancelled(ago(190))),
    await createMeetingRow(sides, ago(181), cancelled(ago(10))),
    await createMeetingRow(sides, ago(181), { ...calendly, ...cancelled(ago(181)), createdAt: ago(200) }),
    await createMeetingRow(sides, ago(183), { status: "moved" }),
    await createMeetingRow(sides, ago(400)),
    await createMeetingRow(sides, ago(179), cancelled(ago(300))),
    await createMeetingRow(sides, ago(178), { status: "moved" }),
    await createMeetingRow(sides, ago(-1), cancelled(ago(300))),
  ];
  // The meeting that followed it stays.
  await prisma.meeting.update({ where: { id: kept[0]!.id }, data: { movedFromId: moved!.id } });
  await clearExpired(new Date());
  const left = await prisma.meeting.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
});
