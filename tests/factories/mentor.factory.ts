import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Ids of the accounts created here, for `removeFactoryData`. */
const made: string[] = [];
const unique = () => randomUUID().slice(0, 8);

type MentorOverrides = {
  user?: Partial<Prisma.UserCreateWithoutMentorProfileInput>;
  profile?: Partial<Prisma.MentorProfileCreateWithoutUserInput>;
};

/**
 * Creates a mentor with two classes, an experience, a qualification and a search row; overrides replace the defaults.
 */
export async function createMentor({ user, profile }: MentorOverrides = {}) {
  const tag = unique();
  const created = await prisma.user.create({
    data: {
      name: "Asha Rao",
      email: `asha-${tag}@example.com`,
      emailVerifiedAt: new Date(),
      role: "mentor",
      username: `asha-rao-${tag}`,
      about: "I teach mathematics with pencil, paper and patience.",
      age: 41,
      mobileNumber: "9876501234",
      address: `${tag} Lake View Road, Pune`,
      ...user,
      mentorProfile: {
        create: {
          proficiency: "Advanced",
          subjects: ["Mathematics", "Physics"],
          languages: ["english", "marathi"],
          boards: ["cbse"],
          reachKm: 10,
          placeName: "Pune, Maharashtra",
          latitude: 18.520431,
          longitude: 73.856744,
          classesOffered: {
            create: [
              {
                position: 0,
                subject: "Mathematics",
                educationLevel: "highschool",
                specificClasses: ["Class 10"],
                format: "hybrid",
                feeAmount: 50_000,
                feePeriod: "hour",
              },
              {
                position: 1,
                subject: "Physics",
                educationLevel: "college",
                specificClasses: ["Plus 2 Second Year"],
                format: "online",
              },
            ],
          },
          experiences: {
            create: [
              {
                institution: "City School, Pune",
                subject: "Mathematics",
                from: new Date("2016-06-01"),
                currentlyTeaching: true,
              },
            ],
          },
          qualifications: {
            create: [{ degree: "M.Sc.", field: "Mathematics", institution: "University of Pune", year: 2015 }],
          },
          ...profile,
        },
      },
    },
    include: { mentorProfile: { include: { classesOffered: true } } },
  });
  made.push(created.id);
  const mentorProfile = created.mentorProfile!;
  await prisma.$transaction((tx) => refreshListing(tx, mentorProfile.id));
  return { ...created, mentorProfile };
}

/** Creates a student: an account without a mentor's profile. */
export async function createStudent(overrides: Partial<Prisma.UserCreateInput> = {}) {
  const tag = unique();
  const created = await prisma.user.create({
    data: { name: "Meera Iyer", email: `meera-${tag}@example.com`, username: `meera-${tag}`, ...overrides },
  });
  made.push(created.id);
  return created;
}

type ReviewOf = { mentor: { mentorProfile: { id: number } }; student?: { id: string } };

/** Creates a review of the mentor, by a new student by default. */
export async function createReview(
  { mentor, student }: ReviewOf,
  overrides: Partial<Omit<Prisma.ReviewUncheckedCreateInput, "mentorId" | "studentId">> = {},
) {
  const studentId = (student ?? (await createStudent())).id;
  return prisma.review.create({
    data: {
      mentorId: mentor.mentorProfile.id,
      studentId,
      rating: 5,
      comment: "Explains everything twice without being asked.",
      ...overrides,
    },
  });
}

/** Deletes everything that these functions have created. */
export async function removeFactoryData(): Promise<void> {
  const ids = made.splice(0);
  await prisma.review.deleteMany({ where: { OR: [{ studentId: { in: ids } }, { mentor: { userId: { in: ids } } }] } });
  await prisma.user.deleteMany({ where: { id: { in: ids } } });
}
