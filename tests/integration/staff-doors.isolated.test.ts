import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, it, vi } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { DANGEROUS_MINUTES, FACTOR_HOURS } from "@/lib/domain/staff/staff-factor.rules";
import { createBookableMentor } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { giveSecondFactor, makeStaff as withRole } from "../factories/staff.factory";
import { newEmail } from "../factories/account.factory";
import { emptyAccounts } from "../support/account-requests";
import {
  STAFF_CALLERS,
  STAFF_DOORS,
  type StaffCaller,
  staffRowsOf,
  withoutRemark,
} from "../support/authorisation-table";
import { askRoute, openPage, runAction, sessionHeaders } from "../support/authorisation-table-callers";
import { findActions, findPages, findRoutes } from "../support/authorisation-table-doors";
import { INVENTED, MENTOR_TABLE } from "../support/authorisation-table-requests";
import { expectUnchanged } from "../support/expect-unchanged";
import { hours } from "../support/meeting-requests";

vi.mock("next/headers", async () => (await import("../support/authorisation-table-visit")).nextHeaders);

type Person = { id: string; username: string; email: string; token: string };

const [routes, actions, pages] = await Promise.all([findRoutes(), findActions(), findPages()]);
afterAll(emptyAccounts);

/** Staff of each role, a mentor who is an owner as well, and the mentor of the staff whom the others act about. */
async function createStaffScene() {
  await emptyAccounts();
  const [owner, verifier, moderator, support, self, subject, person] = await Promise.all([
    createUserMember().then((one) => withRole(one, "owner")),
    createUserMember().then((one) => withRole(one, "verifier")),
    createUserMember().then((one) => withRole(one, "moderator")),
    createUserMember().then((one) => withRole(one, "support")),
    createBookableMentor(hours()).then((one) => withRole(one, "owner")),
    createBookableMentor(hours()).then((one) => withRole(one, "verifier")),
    createUserMember(),
  ]);
  const mail = await prisma.outboxMail.create({
    data: { recipient: newEmail(), template: "welcome", sealedContents: "sealed", attempts: 1, lastError: "Refused" },
  });
  const invited = newEmail();
  const expiresAt = new Date(Date.now() + 60_000);
  await prisma.staffInvitation.create({
    data: { email: invited, role: "support", hash: new Uint8Array(32), expiresAt },
  });
  for (const { id } of [self, subject, person]) {
    const about = { kind: "profile", targetId: id, subjectId: id } as const;
    // The case and its report share the person's id.
    await prisma.caseFile.create({ data: { id, ...about } });
    await prisma.report.create({ data: { id, caseId: id, ...about, reason: "spam", text: "", snapshot: {} } });
  }
  return {
    callers: { owner, verifier, moderator, support, self } satisfies Record<StaffCaller, Person>,
    subject,
    person,
    mailId: mail.id,
    invited,
  };
}
type StaffScene = Awaited<ReturnType<typeof createStaffScene>>;

const standing = ({ id }: Person) => ({ mentorId: id, version: 0 });
const check = ({ id }: Person) => ({ mentorId: id, checkId: 1, seen: "|" });

/** Doors about people act on somebody outside the staff, unless the door says otherwise. */
const ON_PEOPLE =
  /^(endPersons|resendPersons|cancelPersons|sendPersons|suspendPerson|liftPersons|deletePerson|claimCase|addCaseNote|decideCase|answerAppeal|showReviewAgain)/;
const ofPerson = ({ id }: Person) => ({ userId: id });

const ANNOUNCEMENT = { text: "We move tonight.", link: "", kind: "info", startsAt: "", endsAt: "2999-01-01T00:00" };

/** The fields of each action, about a person. */
const FIELDS: Record<string, (about: Person, caller: StaffCaller, scene: StaffScene) => object> = {
  inviteStaffAction: ({ email }, caller) => ({ email: caller === "self" ? email : newEmail(), role: "support" }),
  withdrawInvitationAction: (_about, _caller, { invited }) => ({ email: invited }),
  changeStaffRoleAction: ({ id }) => ({ userId: id, role: "moderator" }),
  removeStaffAction: ({ id }) => ({ userId: id }),
  approveMentorAction: standing,
  requestChangesAction: (about) => ({ ...standing(about), reason: "Say more about yourself." }),
  claimMentorAction: ({ id }) => ({ mentorId: id, holder: "", takes: "true" }),
  recordCheckAction: (about) => ({ ...check(about), lookedAt: "A passport", checkedOn: "2026-03-01" }),
  declineCheckAction: (about) => ({ ...check(about), reason: "It was not readable." }),
  withdrawCheckAction: (about) => ({ ...check(about), reason: "It was another person's." }),
  defineCheckAction: () => ({
    name: newEmail("References"),
    description: "Two families were called.",
    monthsValid: 12,
  }),
  resendMailAction: (_about, _caller, { mailId }) => ({ mailId, attempts: 1 }),
  findPersonAction: () => ({ find: "meera" }),
  resendPersonsVerificationAction: ofPerson,
  endPersonsSessionsAction: ofPerson,
  liftPersonsSuppressionAction: ofPerson,
  cancelPersonsMeetingAction: ({ id }) => ({ userId: id, meetingId: id, reason: "" }),
  sendPersonsDataAction: ofPerson,
  suspendPersonAction: ({ id }) => ({ userId: id, seen: "", length: "for-good", day: "", reason: "Spam" }),
  claimCaseAction: ({ id }) => ({ caseId: id, holder: "", takes: "true" }),
  addCaseNoteAction: ({ id }) => ({ caseId: id, text: "Seen before." }),
  decideCaseAction: ({ id }) => ({ caseId: id, newest: id, decision: "dismiss", reason: "Nothing wrong" }),
  answerAppealAction: ({ id }) => ({ caseId: id, outcome: "kept", answer: "It was an advertisement." }),
  showReviewAgainAction: ({ id }) => ({ caseId: id, reason: "It was a mistake." }),
  uploadMentorsAction: () => ({ csv: MENTOR_TABLE }),
  importMentorsAction: () => ({ importId: randomUUID() }),
  announceAction: () => ANNOUNCEMENT,
  endAnnouncementAction: () => ({ announcementId: randomUUID() }),
  liftPersonsSuspensionAction: ({ id }) => ({ userId: id, seen: "" }),
  deletePersonAction: ({ id, username }) => ({ userId: id, username }),
};

async function cellOf(door: string, caller: StaffCaller, scene: StaffScene): Promise<string> {
  const { id, token, ...rest } = scene.callers[caller];
  const isOfStaff = door.endsWith(" (of staff)");
  const others = ON_PEOPLE.test(door) && !isOfStaff ? scene.person : scene.subject;
  const about = caller === "self" ? { id, token, ...rest } : others;
  const route = routes.find(({ method, path }) => `${method} ${path}` === door);
  if (route) return (await askRoute(route, { path: "/admin/audit.csv" }, sessionHeaders.cookie(token))).cell;
  const page = pages.find(({ path }) => path === door);
  if (page) {
    const params = { username: about.username, token: INVENTED, id: about.id };
    const path = door.replace("[username]", params.username).replace("[token]", params.token).replace("[id]", about.id);
    return (await openPage(page, { path, params }, token)).cell;
  }
  const name = withoutRemark(door);
  const action = actions.find((one) => one.name === name)!;
  return (await runAction(action, FIELDS[name]!(about, caller, scene), token, id)).cell;
}

it.each(staffRowsOf(STAFF_DOORS))("$door lets only its staff roles in", async ({ door, cells }) => {
  const got: Partial<Record<StaffCaller, string>> = {};
  for (const caller of STAFF_CALLERS) {
    if (cells[caller] === "-") {
      got[caller] = "-";
      continue;
    }
    const scene = await createStaffScene();
    const attempt = async () => void (got[caller] = await cellOf(door, caller, scene));
    await (cells[caller] === "200" ? attempt() : expectUnchanged(attempt));
  }
  expect(got).toEqual(cells);
});

/** Acts that ask for a code of the last minutes. */
const DANGEROUS =
  /^(inviteStaff|changeStaffRole|removeStaff|suspendPerson|deletePerson|sendPersonsData|decideCase|answerAppeal)Action/;

/** An owner whose last code was given so many minutes ago; null for one without a second factor. */
async function createOwner(minutesAgo: number | null) {
  const owner = await createUserMember();
  await prisma.staffMember.create({ data: { userId: owner.id, role: "owner" } });
  if (minutesAgo !== null) await giveSecondFactor(owner, minutesAgo);
  return owner;
}

const isPage = (door: string) => door.startsWith("/admin");
const isLink = (door: string) => door.startsWith("/admin/join");

it.each(staffRowsOf(STAFF_DOORS).filter(({ door }) => !isLink(door)))(
  "$door asks owners for their second factor",
  async ({ door }) => {
    const scene = await createStaffScene();
    const [bare, stale, lately] = await Promise.all([
      createOwner(null),
      createOwner(FACTOR_HOURS * 60 + 1),
      createOwner(DANGEROUS_MINUTES + 1),
    ]);
    const cellFor = (owner: typeof bare) => cellOf(door, "owner", { ...scene, callers: { ...scene.callers, owner } });
    await expectUnchanged(async () => {
      const path = expect.stringContaining("from=%2Fadmin") as string;
      const [set, code] = [await cellFor(bare), await cellFor(stale)];
      expect([set, code]).toEqual(isPage(door) ? [path, path] : ["403", "403"]);
      if (isPage(door))
        expect([set, code].map((cell) => cell.split("?")[0])).toEqual(["/profile/security", "/login/code"]);
      if (DANGEROUS.test(door)) expect(await cellFor(lately)).toBe("403");
    });
    if (!DANGEROUS.test(door)) expect(await cellFor(lately)).not.toBe("403");
  },
);

it("names every page and action of the console in the table", () => {
  const named = new Set(staffRowsOf(STAFF_DOORS).map(({ door }) => withoutRemark(door)));
  const consolePages = pages.map(({ path }) => path).filter((path) => path.startsWith("/admin"));
  const sources = readdirSync("lib/actions").map((file) => readFileSync(`lib/actions/${file}`, "utf8"));
  const declared = sources.flatMap((source) => [...source.matchAll(/export const (\w+) = defineStaffAction\(/g)]);
  const staffActions = declared.map(([, name]) => name!);
  expect(staffActions.length).toBeGreaterThan(10);
  expect([...consolePages, ...staffActions].filter((door) => !named.has(door))).toEqual([]);
});
