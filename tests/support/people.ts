/** Creates accounts in the running server's database: without forms, mails and the cost of a real password's hash. */
import { randomUUID } from "node:crypto";
import { cookiesOfSession, type CookieToSet } from "@/lib/platform/auth/session-cookies";
import { mintSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { createAccount as createUser } from "../factories/account.factory";
import { createReview } from "../factories/mentor.factory";

type Headers = Readonly<Record<string, string>>;
/** `headers` authenticate the person in the API. */
export type Person = {
  id: string;
  username: string;
  name: string;
  email: string;
  password: string;
  headers: Headers;
};
export type Mentor = Person & { profileId: number };
type Hours = { from: string; to: string }[];

const PASSWORD = "Violet-Kettle-7";
const EVENINGS: Hours = [{ from: "16:00", to: "18:00" }];

let made = 0;

/** A newcomer's input for the registration form. */
export function newPerson(): Pick<Person, "name" | "email" | "password"> {
  return { name: "Meera Iyer", email: `meera-${randomUUID().slice(0, 12)}@example.com`, password: PASSWORD };
}

/** A verified account; a mentor's has an empty profile, as after registration. */
export async function createAccount(role: "user" | "mentor" = "user"): Promise<Person> {
  const { name, email, password } = newPerson();
  const username = email.split("@")[0]!;
  const profile = role === "mentor" ? { mentorProfile: { create: {} } } : {};
  const { id } = await createUser({ password, user: { name, email, username, role, ...profile } });
  return { id, username, name, email, password, headers: await bearerOf({ id }) };
}

type MentorChanges = {
  name?: string;
  about?: string;
  subjects?: string[];
  /** Where the lessons are. */
  place?: Coordinates;
  /** In the smallest unit, for an hour. */
  hourlyFee?: number;
  /** On each day, in India's time zone. */
  hours?: Hours;
  availability?: Partial<Prisma.AvailabilityUncheckedCreateInput>;
};

/**
 * Creates a listed mentor with one class of the first subject, bookable from four to six each day in India; `changes`
 * override the defaults.
 */
export async function createMentor(changes: MentorChanges = {}): Promise<Mentor> {
  made += 1;
  const { subjects = ["Mathematics"], hours = EVENINGS, about = null, place, hourlyFee } = changes;
  const name = changes.name ?? `Kavita Rao ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[made % 26]}`;
  const person = { ...newPerson(), name };
  const username = `kavita-rao-${randomUUID().slice(0, 12)}`;
  const availability = {
    ...DEFAULT_AVAILABILITY,
    timeZone: "Asia/Kolkata",
    weeklyHours: Object.fromEntries(Object.keys(DEFAULT_AVAILABILITY.weeklyHours).map((day) => [day, hours])),
    minimumNoticeMinutes: 0,
    roomUrl: "https://meet.example.org/kavita",
    version: 1,
    ...changes.availability,
  };
  const offer: Prisma.ClassOfferedCreateWithoutMentorInput = {
    position: 0,
    subject: subjects[0]!,
    educationLevel: "highschool",
    specificClasses: ["Class 9", "Class 10"],
    format: "hybrid",
    ...(hourlyFee !== undefined && { feeAmount: hourlyFee, feePeriod: "hour" }),
  };
  const { id } = await createUser({
    password: person.password,
    user: {
      name,
      email: person.email,
      username,
      about,
      role: "mentor",
      mentorProfile: {
        create: { ...place, subjects, classesOffered: { create: offer }, availability: { create: availability } },
      },
    },
  });
  const { id: profileId } = await prisma.mentorProfile.findUniqueOrThrow({ where: { userId: id } });
  await prisma.$transaction((tx) => refreshListing(tx, profileId));
  return { ...person, id, username, profileId, headers: await bearerOf({ id }) };
}

/** Finds an account that was created through the forms. */
export async function findAccount(email: string): Promise<Pick<Person, "id" | "username" | "headers">> {
  const select = { id: true, username: true };
  const { id, username } = await prisma.user.findUniqueOrThrow({ where: { email }, select });
  return { id, username, headers: await bearerOf({ id }) };
}

/** Creates a review of a mentor by a new student. */
export async function reviewBy(mentor: Mentor, review: { rating: number; comment: string }): Promise<Person> {
  const student = await createAccount();
  await createReview({ mentor: { mentorProfile: { id: mentor.profileId } }, student }, review);
  return student;
}

/** A session token as a sign-in issues it. */
async function tokenOf({ id }: Pick<Person, "id">): Promise<string> {
  const { sessionVersion } = await prisma.user.findUniqueOrThrow({ where: { id }, select: { sessionVersion: true } });
  return mintSessionToken({ userId: id, sessionVersion, keepSignedIn: false });
}

const bearerOf = async (person: Pick<Person, "id">): Promise<Headers> => ({
  Authorization: `Bearer ${await tokenOf(person)}`,
});

/** The cookies that signing in sets. */
export async function sessionCookiesOf(person: Pick<Person, "id">): Promise<CookieToSet[]> {
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return cookiesOfSession({
    userId: person.id,
    token: await tokenOf(person),
    keepSignedIn: false,
    expiresAt,
    needsCode: false,
  });
}

/** The cookie header that the person's browser sends. */
export async function cookieOf(person: Pick<Person, "id">): Promise<Headers> {
  const cookies = await sessionCookiesOf(person);
  return { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}
