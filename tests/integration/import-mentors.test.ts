import { afterAll, beforeEach, expect, it } from "vitest";
import { importMessages as messages, invitationTexts } from "@/lib/domain/imports/mentor-import.messages";
import { IMPORT_ROWS_MAX } from "@/lib/domain/imports/mentor-import.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { clearExpired } from "@/lib/server/clear-expired";
import { acceptInvitation, declineInvitation, findInvitedProfile } from "@/lib/server/imports/accept-invitation";
import { checkImport, importMentors, uploadMentors } from "@/lib/server/imports/import-mentors";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createUserMember } from "../factories/member.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

async function empty(): Promise<void> {
  await prisma.$executeRaw`truncate mentor_import, mentor_invitation`;
  await emptyAccounts();
}
beforeEach(empty);
afterAll(empty);

const visitor = { address: "192.0.2.7" } as Parameters<typeof acceptInvitation>[1];
const HEADER = "Name,Email,Subjects,Classes,Format,Fee,Town,Hosts,Age";
const row = (email: string, changes = "Mathematics|Physics,Class 9|Class 10,online,400,Mysore,,34") =>
  `"Rao, Asha",${email},${changes}`;
const table = (...rows: string[]) => ({ csv: `\uFEFF${[HEADER, ...rows].join("\r\n")}\r\n` });
const owner = async () =>
  asStaff(await actorOf(await makeStaff(await createUserMember(), "owner")), "importMentors", "request-1");
const secretsOf = async () =>
  (await listOutbox()).flatMap(({ recipient, text }) => {
    const secret = /\/invitation\/([\w-]{43})/.exec(text)?.[1];
    return secret ? [{ recipient, secret }] : [];
  });

it("says by line what is wrong, and sends nothing", async () => {
  const { email } = await createUserMember();
  const id = await uploadMentors(
    table(
      row("one@example.com"),
      row("nobody"),
      row("two@example.com", "Mathematics,Class 19,online,400,Mysore,,34"),
      row("three@example.com", "Mathematics,Class 9,by post,four,Nowhere-on-Sea,,12"),
      row("one@example.com"),
      row(email),
      "=HYPERLINK(1),four@example.com",
    ),
  );
  const check = await checkImport(id);
  expect(check.fresh.map((mentor) => mentor.email)).toEqual(["one@example.com"]);
  expect(check.fresh[0]!.profile).toMatchObject({
    name: "Rao, Asha",
    subjects: ["Mathematics", "Physics"],
    classesOffered: [
      { subject: "Mathematics", educationLevel: "highschool", specificClasses: ["Class 9", "Class 10"] },
      { subject: "Physics", educationLevel: "highschool", specificClasses: ["Class 9", "Class 10"] },
    ],
    teachingPlace: { latitude: expect.any(Number), longitude: expect.any(Number) },
  });
  expect([check.registered, check.wrongLines]).toEqual([1, 5]);
  const columns = (line: number) => check.errors.filter((error) => error.line === line).map(({ column }) => column);
  expect([3, 4, 5, 6, 8].map(columns)).toEqual([
    ["email"],
    ["classes"],
    expect.arrayContaining(["format", "fee", "town"]),
    ["email"],
    expect.arrayContaining(["subjects", "classes"]),
  ]);
  expect(await listOutbox()).toEqual([]);
});

it.each([
  ["name,email", messages.columnsMissing("subjects, classes, format")],
  ["name,email,subjects,classes,format,shoe size\na,b,c,d,e,f", messages.columnUnknown("shoe size")],
  ["name,email,subjects,classes,format", messages.noRows],
  ['name,email,subjects,classes,format\n"a,b', messages.unreadable(2)],
  [`name,email,subjects,classes,format${"\na,b,c,d,e".repeat(IMPORT_ROWS_MAX + 1)}`, messages.tooMany],
])("refuses the table %j", async (csv, message) => {
  await expect(uploadMentors({ csv })).rejects.toMatchObject({ message });
});

it("invites each person once, however often and at the same time", async () => {
  const staff = await owner();
  const rows = Array.from({ length: 20 }, (_, index) => row(`mentor-${index}@example.com`));
  const importId = await uploadMentors(table(...rows));
  const counts = await Promise.all(Array.from({ length: 10 }, () => importMentors(staff, { importId })));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(await importMentors(staff, { importId: await uploadMentors(table(...rows)) })).toBe(0);
  expect(new Set((await secretsOf()).map(({ recipient }) => recipient)).size).toBe(20);
  expect(await secretsOf()).toHaveLength(20);
  const events = await prisma.auditEvent.findMany({ where: { action: "mentors.imported", actorId: staff.id } });
  expect(events.map(({ after }) => (after as { invited: number }).invited).reduce((a, b) => a + b)).toBe(20);
  expect(await prisma.user.count({ where: { role: "mentor" } })).toBe(0);
});

it("lists a mentor who accepts, once, and forgets one who declines or never answers", async () => {
  const staff = await owner();
  const importId = await uploadMentors(table(row("one@example.com"), row("two@example.com"), row("three@example.com")));
  await importMentors(staff, { importId });
  const secretOf = async (email: string) => (await secretsOf()).find(({ recipient }) => recipient === email)!.secret;
  const [one, two] = await Promise.all([secretOf("one@example.com"), secretOf("two@example.com")]);
  expect(await findInvitedProfile(one)).toMatchObject({ name: "Rao, Asha" });
  const accept = () => acceptInvitation({ token: one, password: "Violet-Kettle-7" }, visitor);
  const accepted = await Promise.allSettled([accept(), accept(), accept()]);
  expect(accepted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(accept()).rejects.toMatchObject({ message: invitationTexts.linkInvalid });
  const user = await prisma.user.findUniqueOrThrow({
    where: { email: "one@example.com" },
    include: { mentorProfile: { include: { listing: true } } },
  });
  expect(user).toMatchObject({ role: "mentor", emailVerifiedAt: expect.any(Date), age: 34 });
  expect(user.mentorProfile?.listing).not.toBeNull();

  await declineInvitation({ token: two }, visitor);
  expect(await findInvitedProfile(two)).toBeNull();
  await expect(acceptInvitation({ token: two, password: "Violet-Kettle-7" }, visitor)).rejects.toMatchObject({
    message: invitationTexts.linkInvalid,
  });
  await clearExpired(new Date(Date.now() + 15 * 24 * 60 * 60 * 1000));
  expect(await prisma.mentorInvitation.count()).toBe(0);
  expect(await prisma.mentorImport.count()).toBe(0);
});

it("does not replace an account that was registered meanwhile", async () => {
  const staff = await owner();
  const importId = await uploadMentors(table(row("late@example.com")));
  await importMentors(staff, { importId });
  await createUserMember({ email: "late@example.com" });
  const [invited] = await secretsOf();
  await expect(
    acceptInvitation({ token: invited!.secret, password: "Violet-Kettle-7" }, visitor),
  ).rejects.toMatchObject({
    message: invitationTexts.known,
  });
});
