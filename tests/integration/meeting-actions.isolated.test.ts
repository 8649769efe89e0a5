import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { updateAvailabilityAction } from "@/lib/actions/availability.actions";
import {
  bookMeetingAction,
  cancelMeetingAction,
  moveMeetingAction,
  recordCalendlyMeetingAction,
} from "@/lib/actions/meeting.actions";
import { ACCOUNT_FIELD } from "@/lib/session-names";
import { type FormState, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { AppError, type ErrorCode } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { book, bookingOf, cancel, hours, inHours, meetingMails, move, saveHours } from "../support/meeting-requests";

/** Replaces the request that an action runs in; each test chooses its session. */
const request = vi.hoisted(() => ({ token: undefined as string | undefined }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (name === "auth_token" && request.token ? { value: request.token } : undefined),
    set: () => {},
  }),
}));

type Member = { id: string; token: string } | undefined;
type Action = (previous: FormState, form: FormData) => Promise<FormState>;
type Outcome = { status: number; fields: string[]; nextSlots: number | null };

/** Sends a form as its script does. */
async function submit(action: Action, member: Member, fields: Record<string, string>) {
  request.token = member?.token;
  const form = new FormData();
  const sent = { ...fields, [SCRIPTED_FIELD]: "1", [ACCOUNT_FIELD]: member?.id ?? "" };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return action(IDLE, form);
}

const statusOf = (code: ErrorCode) => new AppError(code).status;
const countOf = (data: unknown) => (data as { nextSlots?: string[] } | undefined)?.nextSlots?.length ?? null;

function ofAction(answer: Awaited<ReturnType<typeof submit>>, success: number): Outcome {
  if (answer.status !== "failed") return { status: success, fields: [], nextSlots: null };
  const fields = answer.fields.map(({ field }) => field).sort();
  return { status: statusOf(answer.code), fields, nextSlots: countOf(answer.data) };
}
function ofRest({ status, body }: Awaited<ReturnType<typeof book>>): Outcome {
  const fields = (body.errors ?? []).map(({ field }: { field: string }) => field).sort();
  return { status, fields, nextSlots: status === 409 ? countOf(body.data) : null };
}

async function createScene() {
  const [mentor, student, stranger] = [
    await createBookableMentor(),
    await createUserMember(),
    await createUserMember(),
  ];
  await createMeetingRow({ mentor, student: stranger }, inHours(50));
  return { mentor, student, stranger, meeting: await createMeetingRow({ mentor, student }, inHours(30)) };
}
type Scene = Awaited<ReturnType<typeof createScene>>;

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, outbox_mail, rate_limit`));
afterAll(emptyAccounts);

describe("REST and actions have the same result", () => {
  const strings = (booking: object) => booking as Record<string, string>;

  it.each<[string, (scene: Scene) => [Member, Record<string, string>], number]>([
    ["a free time", ({ mentor, student }) => [student, strings(bookingOf(mentor, inHours(40)))], 201],
    ["a time that is taken", ({ mentor, student }) => [student, strings(bookingOf(mentor, inHours(50)))], 409],
    ["oneself", ({ mentor }) => [mentor, strings(bookingOf(mentor, inHours(40)))], 403],
    ["nobody's mentor", ({ student }) => [student, strings(bookingOf({ username: "nobody" }, inHours(40)))], 404],
    ["no session", ({ mentor }) => [undefined, strings(bookingOf(mentor, inHours(40)))], 401],
    [
      "an odd format",
      ({ mentor, student }) => [
        student,
        strings(bookingOf(mentor, inHours(40), { format: "x", topic: "x".repeat(201) })),
      ],
      422,
    ],
    [
      "a time that is none",
      ({ mentor, student }) => [student, { ...strings(bookingOf(mentor, inHours(40))), startsAt: "soon" }],
      422,
    ],
  ])("booking: %s", async (_name, prepare, status) => {
    const scenes = [await createScene(), await createScene()] as const;
    const [first, second] = scenes.map(prepare);
    const rest = ofRest(await book(first![0], first![1]));
    expect(rest.status).toBe(status);
    expect(ofAction(await submit(bookMeetingAction, ...second!), 201)).toEqual(rest);
  });

  it.each<[string, (scene: Scene) => [Member, string, Record<string, string>], number]>([
    ["one's own", ({ student, meeting }) => [student, meeting.id, { reason: "Ill" }], 200],
    ["by the mentor", ({ mentor, meeting }) => [mentor, meeting.id, { reason: "" }], 200],
    ["somebody else's", ({ stranger, meeting }) => [stranger, meeting.id, {}], 404],
    ["none", ({ student }) => [student, randomUUID(), {}], 404],
    ["a reason that is too long", ({ student, meeting }) => [student, meeting.id, { reason: "x".repeat(501) }], 422],
    ["no session", ({ meeting }) => [undefined, meeting.id, {}], 401],
  ])("cancelling: %s", async (_name, prepare, status) => {
    const [first, second] = [prepare(await createScene()), prepare(await createScene())];
    const rest = ofRest(await cancel(...first));
    expect(rest.status).toBe(status);
    const [member, meetingId, fields] = second;
    expect(ofAction(await submit(cancelMeetingAction, member, { ...fields, meetingId }), 200)).toEqual(rest);
  });

  it.each<[string, (scene: Scene) => [Member, string, Date], number]>([
    ["to a free time", ({ student, meeting }) => [student, meeting.id, inHours(40)], 200],
    ["to a time that is taken", ({ mentor, meeting }) => [mentor, meeting.id, inHours(50)], 409],
    ["to where it is", ({ student, meeting }) => [student, meeting.id, inHours(30)], 422],
    ["somebody else's", ({ stranger, meeting }) => [stranger, meeting.id, inHours(40)], 404],
  ])("moving: %s", async (_name, prepare, status) => {
    const [first, second] = [prepare(await createScene()), prepare(await createScene())];
    const rest = ofRest(await move(...first));
    expect(rest.status).toBe(status);
    const [member, meetingId, startsAt] = second;
    const fields = { meetingId, startsAt: startsAt.toISOString() };
    expect(ofAction(await submit(moveMeetingAction, member, fields), 200)).toEqual(rest);
  });

  it("for Calendly events and for hours, which are sent as data", async () => {
    const { mentor, student } = await createScene();
    env.NEXT_PUBLIC_CALENDLY_URL = "https://calendly.com/mentorhood/30min";
    onTestFinished(() => void (env.NEXT_PUBLIC_CALENDLY_URL = undefined));
    const note = { mentor: mentor.username, calendlyEventUrl: "https://calendly.com/events/7" };
    request.token = student.token;
    expect(await recordCalendlyMeetingAction(student.id, note)).toMatchObject({ status: "done" });
    expect(
      await recordCalendlyMeetingAction(student.id, { ...note, calendlyEventUrl: "https://evil.example/" }),
    ).toMatchObject({ code: "invalid_input" });
    expect((await book(student, note)).status).toBe(201);
    expect(await prisma.meeting.count({ where: { externalEventUrl: note.calendlyEventUrl } })).toBe(1);
    expect(await updateAvailabilityAction(student.id, hours())).toMatchObject({ code: "not_allowed" });
    expect((await saveHours(student, hours())).status).toBe(403);
    request.token = mentor.token;
    expect(await updateAvailabilityAction(mentor.id, { ...hours(), version: 1 })).toMatchObject({
      data: { ...hours(), version: 2 },
    });
    expect(await updateAvailabilityAction(mentor.id, { ...hours(), version: 1 })).toMatchObject({ code: "conflict" });
  });
});

describe("the form of a refused booking", () => {
  it("keeps the typed values and offers the next free times", async () => {
    const { mentor, student } = await createScene();
    const typed = bookingOf(mentor, inHours(50), { topic: "Triangles" }) as Record<string, string>;
    const answer = await submit(bookMeetingAction, student, typed);
    expect(answer).toMatchObject({ status: "failed", code: "conflict", values: typed });
    expect(answer).toMatchObject({ data: { nextSlots: expect.arrayContaining([inHours(50, 30).toISOString()]) } });
    expect(await meetingMails()).toEqual([]);
  });

  it("redirects to the page about the meeting after success", async () => {
    const { mentor, student } = await createScene();
    const answer = await submit(bookMeetingAction, student, bookingOf(mentor, inHours(40)) as Record<string, string>);
    expect(answer).toMatchObject({ status: "done", redirectTo: expect.stringMatching(/^\/Book-a-Meeting\?booked=/) });
  });
});
