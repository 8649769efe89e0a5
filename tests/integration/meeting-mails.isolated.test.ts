import { createElement } from "react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { compose, listOutbox, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { cancelMeeting } from "@/lib/server/meetings/cancel-meeting";
import { createMeeting } from "@/lib/server/meetings/create-meeting";
import { listSlots } from "@/lib/server/meetings/booking-times";
import { prepareMeetingMails } from "@/lib/server/meetings/meeting-mails";
import { moveMeeting } from "@/lib/server/meetings/move-meeting";
import { sendReminders } from "@/lib/server/meetings/send-reminders";
import { createBookedMeeting, createPair, DAY_MS, HOUR_MS } from "../factories/pair.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { MENTOR, meetingOf, STUDENT } from "../support/meeting-of";
import { readAttachment } from "../support/read-calendar";

// The product reads its environment at import, so the provider must be running before.
const provider = await vi.hoisted(async () => {
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const started = await startFakeMailProvider();
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = started.url;
  process.env.MAIL_FROM = "Mentorhood <hello@mentorhood.example>";
  return started;
});

beforeEach(async () => {
  await emptyAccounts();
  await provider.recover();
});
afterAll(async () => {
  await emptyAccounts();
  await provider.stop();
});

type Pair = Awaited<ReturnType<typeof createPair>>;
type Mail = ReturnType<typeof provider.requests>[number]["mail"];

/** Waits for the mails to both sides and takes them, by recipient. */
async function takeMails({ mentor, student }: Pair): Promise<{ mentor: Mail; student: Mail }> {
  const mails = await vi.waitFor(() => {
    const sent = provider.requests().map(({ mail }) => mail);
    expect(sent.map(({ to }) => to).sort()).toEqual([mentor.email, student.email].sort());
    return sent;
  }, 5000);
  await provider.recover();
  const to = (email: string) => mails.find((mail) => mail.to === email)!;
  return { mentor: to(mentor.email), student: to(student.email) };
}

const bookingOf = ({ mentor }: Pair, startsAt: Date) => ({
  mentor: mentor.username,
  startsAt,
  format: "online" as const,
  topic: "Fractions; and decimals, please",
  className: "Class 7",
  contact: null,
  timeZone: "America/New_York",
  idempotencyKey: crypto.randomUUID(),
});

async function freeTimes({ mentor }: Pair): Promise<Date[]> {
  const { days } = await listSlots(mentor.username, {}, null);
  return days.flatMap(({ slots }) => slots).map((iso) => new Date(iso));
}

describe("from booking to cancelling", () => {
  it("both sides get a mail with their own calendar file, for one entry with rising sequence numbers", async () => {
    const pair = await createPair();
    const [mentor, student] = [await actorOf(pair.mentor), await actorOf(pair.student)];
    const times = await freeTimes(pair);
    const [first, second, third] = [times[20]!, times[30]!, times[40]!];

    const told: Record<"mentor" | "student", Mail>[] = [];
    const booked = await createMeeting(student, bookingOf(pair, first));
    told.push(await takeMails(pair));
    const moved = await moveMeeting(student, booked._id, second);
    told.push(await takeMails(pair));
    const again = await moveMeeting(mentor, moved._id, third);
    told.push(await takeMails(pair));
    await cancelMeeting(mentor, again._id, "I have a fever; sorry, <b>truly</b>");
    told.push(await takeMails(pair));

    for (const side of ["mentor", "student"] as const) {
      const files = told.map((mails) => readAttachment(mails[side]));
      const method = ["REQUEST", "REQUEST", "REQUEST", "CANCEL"];
      expect(files.map(({ contentType }) => contentType)).toEqual(
        method.map((name) => `text/calendar; method=${name}; charset=utf-8`),
      );
      expect(files.map(({ head }) => head.method)).toEqual(method);
      const entries = files.map(({ events }) => {
        expect(events).toHaveLength(1);
        return events[0]!;
      });
      const start = (date: Date) => date.toISOString().replace(".000", "");
      expect(entries).toMatchObject(
        [first, second, third, third].map((date, sequence) => ({
          uid: `${booked._id}@mentorhood`,
          sequence: String(sequence),
          dtstart: start(date),
          dtend: start(new Date(date.getTime() + 30 * 60_000)),
          status: sequence === 3 ? "CANCELLED" : "CONFIRMED",
          organizer: "mailto:hello@mentorhood.example",
          attendee: `mailto:${pair[side].email}`,
          summary: `Meeting with ${pair[side === "mentor" ? "student" : "mentor"].name}`,
        })),
      );
      const subjects = told.map((mails) => mails[side].subject);
      expect(subjects.map((subject) => subject.split(":")[0])).toEqual(["Booked", "Moved", "Moved", "Cancelled"]);
      expect(new Set(subjects).size).toBe(4);
      for (const subject of subjects) expect(subject.length).toBeLessThan(60);
    }
    const [, byStudent, byMentor, cancelled] = told as [
      (typeof told)[0],
      (typeof told)[0],
      (typeof told)[0],
      (typeof told)[0],
    ];
    expect(byStudent.student.text).toContain("you have moved your meeting with Asha Rao");
    expect(byStudent.mentor.text).toContain("Meera Iyer has moved your meeting");
    expect(byMentor.student.text).toContain("Asha Rao has moved your meeting");
    expect(byStudent.mentor.text).toMatch(/Before: \w+ \d+ \w+ \d{4}, \d+:\d\d [ap]m \(Asia\/Kolkata\)/);
    expect(cancelled.student.text).toContain("Asha Rao has cancelled your meeting");
    expect(cancelled.mentor.text).toContain("you have cancelled your meeting with Meera Iyer");
    expect(cancelled.student.text).toContain("Reason: I have a fever; sorry, <b>truly</b>");
    expect(cancelled.student.html).not.toContain("<b>truly");
  });

  it("each mail shows the time in both zones by name, and links to the page that changes it", async () => {
    const pair = await createPair();
    const [first] = await freeTimes(pair);
    const { roomUrl } = await createMeeting(await actorOf(pair.student), bookingOf(pair, first!));
    const { mentor, student } = await takeMails(pair);
    expect(student.text).toMatch(/When: .+ \(America\/New_York\)\n+For Asha Rao: .+ \(Asia\/Kolkata\)/);
    expect(mentor.text).toMatch(/When: .+ \(Asia\/Kolkata\)\n+For Meera Iyer: .+ \(America\/New_York\)/);
    for (const mail of [mentor, student]) {
      expect(mail.text).toContain("http://localhost:3000/profile?tab=meetings");
      expect(mail.html).toContain('href="http://localhost:3000/profile?tab=meetings"');
      expect(mail.html).toContain(`href="${roomUrl}"`);
      expect(mail.text).toContain("Topic: Fractions; and decimals, please");
      expect(mail.text).toContain("Class: Class 7");
      expect(mail.text).toMatch(/move or\s+cancel it under your\s+meetings/);
    }
  });
});

/** Every kind of mail about one meeting. */
async function allMails(pair: Pair) {
  const recipients = { mentor: pair.mentor.email, student: pair.student.email };
  const row = await createBookedMeeting(pair, new Date(Date.now() + 23 * HOUR_MS));
  await sendReminders(new Date());
  await sendReminders(new Date(row.startsAt!.getTime() - HOUR_MS));
  await sendReminders(new Date(row.startsAt!.getTime() + HOUR_MS));
  const person = ({ id, name, username }: Pair["student"] | Pair["mentor"]) => ({ ...MENTOR, id, name, username });
  const meeting = meetingOf({ mentor: person(pair.mentor), student: person(pair.student) });
  const cancellation = { by: "student", reason: "No time" } as const;
  const extra = { recipients, by: "student" as const, previousStart: new Date() };
  for (const mail of [
    ...(await prepareMeetingMails("booked", meeting, extra)),
    ...(await prepareMeetingMails("moved", meeting, extra)),
    ...(await prepareMeetingMails("cancelled", { ...meeting, status: "cancelled", cancellation }, extra)),
  ]) {
    await putInOutbox(prisma, mail);
  }
  return listOutbox();
}

const decoded = (mail: Awaited<ReturnType<typeof listOutbox>>[number]) =>
  (mail.attachments ?? []).map(({ content }) => Buffer.from(content, "base64").toString()).join("\n");

it("no mail contains the other side's mail address, phone number or home", async () => {
  const pair = await createPair();
  const mails = await allMails(pair);
  expect(mails.map(({ template }) => template).sort()).toEqual(
    [
      "booked",
      "booked",
      "cancelled",
      "cancelled",
      "day-before",
      "day-before",
      "hour-before",
      "hour-before",
      "moved",
      "moved",
      "review",
    ].map((name) => `meeting-${name}`),
  );
  const own = (email: string) => (email === pair.mentor.email ? pair.mentor : pair.student);
  for (const mail of mails) {
    const everything = [mail.subject, mail.html, mail.text, decoded(mail).replace(/\r\n /g, "")].join("\n");
    for (const person of [pair.mentor, pair.student]) {
      const secrets = [
        person.mobileNumber!,
        person.address!,
        ...(own(mail.recipient) === person ? [] : [person.email]),
      ];
      for (const secret of secrets) expect(everything).not.toContain(secret);
      expect(everything).not.toMatch(/18\.5204|73\.8567/);
    }
  }
});

it("a name, a topic or a reason cannot inject a header, a calendar property or markup", async () => {
  const hostile = 'Asha\r\nBcc: all@example.com\r\nATTENDEE:mailto:all@example.com"; <script>alert(1)</script>';
  const meeting = meetingOf({
    status: "cancelled",
    mentor: { ...MENTOR, name: hostile },
    student: { ...STUDENT, name: hostile },
    topic: hostile,
    className: hostile,
    cancellation: { by: "mentor", reason: hostile },
  });
  const recipients = { mentor: "asha@example.com", student: "meera@example.com" };
  for (const kind of ["booked", "moved", "cancelled"] as const) {
    for (const mail of await prepareMeetingMails(kind, meeting, { recipients, by: "mentor" })) {
      await putInOutbox(prisma, mail);
    }
  }
  const mails = await listOutbox();
  expect(mails).toHaveLength(6);
  for (const mail of mails) {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain("<script>alert");
    const [event] = readAttachment(mail).events;
    expect(event).toMatchObject({ attendee: `mailto:${mail.recipient}` });
    expect(decoded(mail).match(/^ATTENDEE/gm)).toHaveLength(1);
    expect(decoded(mail)).not.toMatch(/^Bcc/m);
  }
  expect(
    (await compose("x", "a@example.com", "One\r\nBcc: all@example.com\u2028Two", createElement("p"))).subject,
  ).toBe("One Bcc: all@example.com Two");
});

it("a deleted account gets no mail, and a Calendly meeting sends none", async () => {
  const to = async (recipients: { mentor: string | null; student: string | null }) =>
    (await prepareMeetingMails("booked", meetingOf(), { recipients })).map(({ recipient }) => recipient);
  expect(await to({ mentor: null, student: "meera@example.com" })).toEqual(["meera@example.com"]);
  expect(await to({ mentor: "asha@example.com", student: null })).toEqual(["asha@example.com"]);
  expect(await to({ mentor: null, student: null })).toEqual([]);
  const unknownTime = meetingOf({ startsAt: null, endsAt: null });
  const recipients = { mentor: "asha@example.com", student: "meera@example.com" };
  expect(await prepareMeetingMails("booked", unknownTime, { recipients })).toEqual([]);
});

it("the provider gets the file with its type, and the outbox stores nothing of it afterwards", async () => {
  const content = Buffer.from("BEGIN:VCALENDAR").toString("base64");
  const contentType = "text/calendar; method=REQUEST; charset=utf-8";
  const attachments = [{ filename: "meeting.ics", contentType, content }];
  await putInOutbox(
    prisma,
    await prepareMail({ template: "x", to: "a@example.com", subject: "x", html: "x", text: "x", attachments }),
  );
  await deliverDueMails();
  expect(provider.requests().map(({ mail }) => mail.attachments)).toEqual([
    [{ filename: "meeting.ics", content_type: contentType, content }],
  ]);
  expect(await prisma.outboxMail.findMany()).toMatchObject([{ sealedContents: null, sentAt: expect.any(Date) }]);
});

it("a day after a meeting, a mail requests a review with a link to the mentor's reviews", async () => {
  const pair = await createPair();
  await createBookedMeeting(pair, new Date(Date.now() - DAY_MS));
  await sendReminders(new Date());
  const [mail] = await listOutbox();
  expect(mail).toMatchObject({ recipient: pair.student.email, subject: "How was your meeting with Asha Rao?" });
  expect(mail!.text).toContain(`http://localhost:3000/mentor/profile/${pair.mentor.username}?tab=reviews`);
});
