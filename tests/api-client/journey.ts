/**
 * The journeys of a mentor and a student with the client generated from the contract's document, which validates
 * every response. tests/http/api-client.test.ts generates the client beside this file, and runs both.
 */
import * as api from "./generated/index.js";
import { createClient } from "./generated/client/index.js";

export type Surroundings = {
  /** Base address of the REST API: "http://localhost:3000/api/v1". */
  baseUrl: string;
  /** The secret of the verification link in the mail to an address. */
  verificationToken: (email: string) => Promise<string>;
  /** A picture of a type that avatars allow. */
  picture: Blob;
  /** Part of every address, so that each one is new. */
  tag: string;
  /** The client address behind a proxy: limits count by it. */
  address: string;
};

const PASSWORD = "Violet-Kettle-7";
const NEW_PASSWORD = "Better-Secret-2";
const HOURS = [{ from: "08:00", to: "20:00" }];

/** @throws Error at the first response that differs from the document or the journey */
export async function runJourneys(surroundings: Surroundings): Promise<string[]> {
  const done: string[] = [];
  const guest = clientFor(surroundings);
  const mentor = await join(surroundings, "mentor");
  const username = await prepareMentor(mentor);
  done.push("a mentor joined");
  await lookAround(guest, username);
  done.push("a guest looked around");
  const student = await join(surroundings, "user");
  await editProfile(student, surroundings.picture);
  done.push("a student joined");
  await bookAndCancel(student, mentor, username);
  done.push("a meeting was booked, moved and cancelled");
  await review(student, mentor, username);
  done.push("a review was written, edited, answered and deleted");
  await leave(surroundings, student);
  done.push("the student left");
  return done;
}

type Client = ReturnType<typeof createClient>;
type Member = { client: Client; email: string };

function clientFor({ baseUrl, address }: Surroundings, token?: string): Client {
  return createClient({
    baseUrl,
    headers: { "X-Forwarded-For": address },
    auth: ({ scheme }) => (scheme === "bearer" ? token : undefined),
  });
}

function expectEqual(found: unknown, wanted: unknown, what: string): void {
  const [text, expected] = [found, wanted].map((value) => JSON.stringify(value));
  if (text !== expected) throw new Error(`${what}: ${text} instead of ${expected}`);
}

async function join(surroundings: Surroundings, role: "user" | "mentor"): Promise<Member> {
  const client = clientFor(surroundings);
  const email = `${role}-${surroundings.tag}@example.com`;
  const body = { email, password: PASSWORD };
  await api.register({ client, body: { name: "Meera Iyer", role, ...body }, throwOnError: true });
  const early = await api.logIn({ client, body });
  expectEqual(early.response?.status, 403, "an address that is not verified");
  const token = await surroundings.verificationToken(email);
  await api.verifyEmail({ client, path: { token }, query: { email }, throwOnError: true });
  const { data } = await api.logIn({ client, body, throwOnError: true });
  const member = clientFor(surroundings, data.token);
  const me = await api.getMe({ client: member, throwOnError: true });
  expectEqual([me.data.data.email, me.data.data.role, me.data.data._id], [email, role, data.user._id], "who I am");
  return { client: member, email };
}

async function prepareMentor({ client }: Member): Promise<string> {
  const { data } = await api.updateTeacherProfile({
    client,
    body: {
      name: "Kavita Rao",
      subjects: ["Mathematics"],
      classesOffered: [
        { subject: "Mathematics", educationLevel: "highschool", specificClasses: ["Class 9"], format: "online" },
      ],
      qualifications: [{ degree: "BSc", field: "Mathematics", institution: "Pune University", year: 2015 }],
      teachingExperiences: [
        { institution: "City School", subject: "Mathematics", from: "2019-06-01", currentlyTeaching: true },
      ],
      teachingPlace: { latitude: 18.52, longitude: 73.85 },
    },
    throwOnError: true,
  });
  const before = await api.getAvailability({ client, throwOnError: true });
  const week = { monday: HOURS, tuesday: HOURS, wednesday: HOURS, thursday: HOURS, friday: HOURS, saturday: HOURS };
  const { version } = before.data.data;
  const body = { ...before.data.data, version, weeklyHours: { ...week, sunday: HOURS }, minimumNoticeMinutes: 0 };
  await api.updateAvailability({ client, body, throwOnError: true });
  const late = await api.updateAvailability({ client, body });
  expectEqual(late.response?.status, 409, "hours that were changed meanwhile");
  return data.data.username;
}

async function lookAround(client: Client, username: string): Promise<void> {
  const towns = await api.searchTowns({ client, query: { q: "Pune" }, throwOnError: true });
  expectEqual(towns.data.data[0]?.name, "Pune", "the first town");
  const query = { subject: "Mathematics", category: "highschool", sort: "nameAsc", limit: 500 } as const;
  const { data } = await api.listTeachers({ client, query, throwOnError: true });
  expectEqual(
    data.data.some((teacher) => teacher.username === username),
    true,
    "the mentor is listed",
  );
  expectEqual(data.pagination.limit, 500, "the page's length");
  const area = { west: 73, south: 18, east: 75, north: 19 };
  const map = await api.mapTeachers({ client, query: area, throwOnError: true });
  expectEqual(map.data.data.total > 0, true, "somebody is on the map");
  const { data: found } = await api.getTeacher({ client, path: { username }, throwOnError: true });
  expectEqual(found.data.classesOffered[0]?.specificClasses, ["Class 9"], "the mentor's classes");
  const unknown = await api.getTeacher({ client, path: { username: "nobody-at-all" } });
  expectEqual([unknown.response?.status, unknown.error?.success], [404, false], "an unknown mentor");
  const refused = await api.getMe({ client });
  expectEqual(refused.response?.status, 401, "nobody's own profile");
}

async function editProfile({ client }: Member, avatar: Blob): Promise<void> {
  const { data } = await api.updateProfile({ client, body: { About: "In class 9.", age: 15 }, throwOnError: true });
  expectEqual([data.data.About, data.data.age], ["In class 9.", 15], "the changed profile");
  const wrong = await api.updateProfile({ client, body: { mobileNumber: "12" } });
  expectEqual(wrong.error?.errors?.[0]?.field, "mobileNumber", "the refused field");
  await api.updateLocation({ client, body: { latitude: 18.5, longitude: 73.9 }, throwOnError: true });
  const picture = await api.updateAvatar({ client, body: { avatar }, throwOnError: true });
  expectEqual(typeof picture.data.data.user.avatar, "string", "the picture's address");
  await api.removeAvatar({ client, throwOnError: true });
}

async function bookAndCancel(student: Member, mentor: Member, username: string): Promise<void> {
  const { client } = student;
  const path = { username };
  const free = await api.listSlots({ client, path, query: { timeZone: "Asia/Kolkata" }, throwOnError: true });
  const [first, second] = free.data.data.days.flatMap(({ slots }) => slots).slice(40);
  if (!first || !second) throw new Error("The mentor has no free times.");
  const wish = { mentor: username, format: "online", timeZone: "Asia/Kolkata" } as const;
  const body = { ...wish, startsAt: first, idempotencyKey: crypto.randomUUID() };
  const { data } = await api.createMeeting({ client, body, throwOnError: true });
  const id = data.data._id;
  const own = await api.createMeeting({ client: mentor.client, body });
  expectEqual(own.response?.status, 403, "a meeting with oneself");
  const again = { ...body, idempotencyKey: crypto.randomUUID() };
  const booked = await api.createMeeting({ client, body: again });
  expectEqual([booked.response?.status, booked.error?.data?.meetingId], [409, id], "a meeting that is booked already");
  const between = { ...again, startsAt: new Date(Date.parse(first) + 60_000).toISOString() };
  const taken = await api.createMeeting({ client, body: between });
  expectEqual([taken.response?.status, (taken.error?.data?.nextSlots ?? []).length > 0], [409, true], "a taken time");
  const file = await api.getMeetingCalendar({ client, path: { id }, parseAs: "text", throwOnError: true });
  expectEqual(String(file.data).startsWith("BEGIN:VCALENDAR"), true, "the calendar file");
  const moved = await api.moveMeeting({ client, path: { id }, body: { startsAt: second }, throwOnError: true });
  expectEqual(moved.data.data.startsAt, second, "the moved meeting");
  const list = await api.listMeetings({ client: mentor.client, throwOnError: true });
  expectEqual([list.data.pagination.total, list.data.data[0]?.side], [1, "mentor"], "the mentor's meetings");
  const reason = "A test in school.";
  const target = { path: { id: moved.data.data._id }, body: { reason } };
  const cancelled = await api.cancelMeeting({ client: mentor.client, ...target, throwOnError: true });
  expectEqual(cancelled.data.data.cancellation, { by: "mentor", reason, hasLeft: false }, "the cancellation");
  const late = await api.cancelMeeting({ client, path: { id }, body: {} });
  expectEqual(late.response?.status, 409, "a meeting that was moved");
}

async function review({ client }: Member, mentor: Member, username: string): Promise<void> {
  const me = await api.getMe({ client: mentor.client, throwOnError: true });
  const path = { id: me.data.data._id };
  const body = { rating: 5, comment: "Explains fractions with patience." };
  const { data } = await api.createReview({ client, path, body, throwOnError: true });
  expectEqual([data.updatedMentor?.username, data.updatedMentor?.reviewCount], [username, 1], "the reviewed mentor");
  const second = await api.createReview({ client, path, body });
  expectEqual(second.response?.status, 409, "a second review");
  const own = await api.getOwnReview({ client, path, throwOnError: true });
  const written = { id: own.data.data!._id };
  await api.editReview({ client, path: written, body: { ...body, rating: 4 }, throwOnError: true });
  const answer = { answer: "Thank you, Meera." };
  await api.answerReview({ client: mentor.client, path: written, body: answer, throwOnError: true });
  const foreign = await api.answerReview({ client, path: written, body: answer });
  expectEqual(foreign.response?.status, 403, "an answer by somebody else");
  const teacher = await api.getTeacher({ client, path: { username }, throwOnError: true });
  const [shown] = teacher.data.data.reviews;
  expectEqual([shown?.rating, shown?.answer?.text], [4, answer.answer], "the review as it is shown");
  await api.withdrawAnswer({ client: mentor.client, path: written, throwOnError: true });
  const gone = await api.deleteReview({ client, path: written, throwOnError: true });
  expectEqual(gone.data.updatedMentor?.reviewCount, 0, "the mentor without the review");
}

async function leave(surroundings: Surroundings, { client, email }: Member): Promise<void> {
  const exported = await api.exportData({ client, throwOnError: true });
  expectEqual([exported.data.data.profile.email, exported.data.data.meetings.length], [email, 2], "what is kept of me");
  const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const { data } = await api.changePassword({ client, body, throwOnError: true });
  const old = await api.getMe({ client });
  expectEqual(old.response?.status, 401, "the session from before the new password");
  const renewed = clientFor(surroundings, data.token);
  await api.logOut({ client: renewed, throwOnError: true });
  const after = await api.getMe({ client: renewed });
  expectEqual(after.response?.status, 401, "the session that was ended");
  const guest = clientFor(surroundings);
  const entered = { email, password: NEW_PASSWORD };
  const again = await api.logIn({ client: guest, body: entered, throwOnError: true });
  await api.deleteAccount({ client: clientFor(surroundings, again.data.token), throwOnError: true });
  const last = await api.logIn({ client: guest, body: entered });
  expectEqual(last.response?.status, 401, "the deleted account");
}
