import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { updateProfile } from "@/lib/server/profile/update-profile";
import { answerReview, deleteReview, editReview } from "@/lib/server/reviews/change-review";
import { createReview } from "@/lib/server/reviews/create-review";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import * as rows from "../factories/mentor.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { expectAggregates } from "../support/review-aggregates";

const MENTORS = 3;
/** The last students are the mentors themselves, who review each other. */
const STUDENTS = 12;

type Mentor = Awaited<ReturnType<typeof createMentorMember>> & { actor: Actor };
let mentors: Mentor[];
let students: { id: string; actor: Actor }[];

async function withActor<T extends { token: string }>(member: T) {
  return { ...member, actor: await actorOf(member) };
}

beforeAll(async () => {
  await emptyAccounts();
  const [made, members] = await Promise.all([
    Promise.all(Array.from({ length: MENTORS }, () => createMentorMember())),
    Promise.all(Array.from({ length: STUDENTS - MENTORS }, () => createUserMember())),
  ]);
  mentors = await Promise.all(made.map(withActor));
  students = [...(await Promise.all(members.map(withActor))), ...mentors];
});
beforeEach(startAnew);
afterAll(emptyAccounts);

async function startAnew(): Promise<void> {
  await prisma.$executeRaw`delete from review`;
  await prisma.$executeRaw`update mentor_profile set removed_review_count = 0`;
}

/** One action; `student` and `mentor` are indexes into the lists above. */
type Step =
  | { kind: "create" | "edit"; student: number; mentor: number; rating: number }
  | { kind: "delete" | "remove" | "answer" | "withdraw"; student: number; mentor: number }
  | { kind: "refresh" | "list" | "unlist"; mentor: number };

const student = fc.nat(STUDENTS - 1);
const mentor = fc.nat(MENTORS - 1);
const rating = fc.integer({ min: 1, max: 5 });
const kinds = <K extends string>(...names: K[]) => fc.constantFrom(...names);
const ofReviews = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kinds("create"), student, mentor, rating }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("edit"), student, mentor, rating }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kinds("delete", "remove", "remove", "answer", "withdraw"), student, mentor }),
  },
);
const ofProfiles = fc.record({ kind: kinds("refresh", "list", "unlist"), mentor });

const batches = (step: fc.Arbitrary<Step>, sizes: { batches: number; steps: number }) =>
  fc.array(fc.array(step, { minLength: 4, maxLength: sizes.steps }), { minLength: 2, maxLength: sizes.batches });

/** The ids of the existing reviews, by student and mentor. */
async function reviewIds(): Promise<(student: number, mentor: number) => string> {
  const found = await prisma.review.findMany({ select: { id: true, studentId: true, mentorId: true } });
  const ids = new Map(found.map(({ id, studentId, mentorId }) => [`${studentId} ${mentorId}`, id]));
  const nobody = "00000000-0000-4000-8000-000000000000";
  return (by, about) => ids.get(`${students[by]!.id} ${mentors[about]!.mentorProfile.id}`) ?? nobody;
}

const CLASS = { subject: "Physics", educationLevel: "college", format: "online", fee: null } as const;

function take(step: Step, idOf: (student: number, mentor: number) => string): Promise<unknown> {
  const { actor, mentorProfile, id } = mentors[step.mentor]!;
  const comment = `Written on behalf of a test: ${step.kind}`;
  switch (step.kind) {
    case "create":
      return createReview(students[step.student]!.actor, id, { rating: step.rating, comment });
    case "edit":
      return editReview(students[step.student]!.actor, idOf(step.student, step.mentor), {
        rating: step.rating,
        comment,
      });
    case "delete":
      return deleteReview(students[step.student]!.actor, idOf(step.student, step.mentor));
    case "remove":
      return deleteReview(actor, idOf(step.student, step.mentor));
    case "answer":
    case "withdraw":
      return answerReview(actor, idOf(step.student, step.mentor), step.kind === "answer" ? "Thank you." : null);
    case "refresh":
      return prisma.$transaction((tx) => refreshListing(tx, mentorProfile.id));
    case "list":
    case "unlist": {
      // The form refuses an offer without a class; written directly, it unlists the mentor.
      const specificClasses = step.kind === "list" ? ["Plus 2 First Year"] : [];
      return updateProfile(actor, { subjects: ["Physics"], classesOffered: [{ ...CLASS, specificClasses }] });
    }
  }
}

/** Runs the steps of each batch concurrently, and recounts everything after each batch. */
async function expectCounted(plan: readonly Step[][]): Promise<void> {
  await startAnew();
  const removals = mentors.map(() => 0);
  for (const batch of plan) {
    // The rate limit would stop this many writes.
    await prisma.$executeRaw`delete from rate_limit`;
    const idOf = await reviewIds();
    const outcomes = await Promise.allSettled(batch.map((step) => take(step, idOf)));
    outcomes.forEach((outcome, index) => {
      const step = batch[index]!;
      if (outcome.status === "fulfilled") {
        if (step.kind === "remove") removals[step.mentor]!++;
        return;
      }
      // Refusals are fine; a deadlock, a timeout or a violated constraint is not.
      const { reason } = outcome;
      const isRefusal = reason instanceof AppError && ["conflict", "not_found", "not_allowed"].includes(reason.code);
      if (!isRefusal) throw new Error(`A step failed: ${JSON.stringify(step)}`, { cause: reason });
    });
    for (const [index, counted] of mentors.entries()) await expectAggregates(counted, removals[index]!);
  }
}

// Concurrent steps never run the same way twice, so shrinking a failed plan would mislead.
const NO_SHRINKING = { endOnFailure: true } as const;

it("are right after any concurrent writes by authors and owners", async () => {
  const plan = batches(ofReviews, { batches: 5, steps: 30 });
  await fc.assert(fc.asyncProperty(plan, expectCounted), { ...NO_SHRINKING, numRuns: 6, seed: 9 });
});

it("are right when profiles are concurrently saved, listed and unlisted", async () => {
  const step: fc.Arbitrary<Step> = fc.oneof({ weight: 3, arbitrary: ofReviews }, { weight: 2, arbitrary: ofProfiles });
  const plan = batches(step, { batches: 5, steps: 30 });
  await fc.assert(fc.asyncProperty(plan, expectCounted), { ...NO_SHRINKING, numRuns: 6, seed: 10 });
});

it("are right when an owner removes reviews while saving the profile, without a deadlock", async () => {
  const owner = mentors[0]!;
  for (let round = 1; round <= 5; round++) {
    await prisma.$executeRaw`delete from rate_limit`;
    const reviews = await Promise.all(
      students.slice(0, 5).map((by) => rows.createReview({ mentor: owner, student: by })),
    );
    await Promise.all([
      ...reviews.map(({ id }) => deleteReview(owner.actor, id)),
      ...reviews.map((_, n) => updateProfile(owner.actor, { subjects: ["Physics", `Subject ${n}`] })),
    ]);
    await expectAggregates(owner, 5 * round);
  }
});

it("are right when one statement writes to several mentors", async () => {
  const everybody = students.slice(0, STUDENTS - MENTORS);
  await prisma.review.createMany({
    data: mentors.flatMap(({ mentorProfile }, m) =>
      everybody.map(({ id }, n) => ({
        mentorId: mentorProfile.id,
        studentId: id,
        rating: 1 + ((m + n) % 5),
        comment: "Written by one statement.",
      })),
    ),
  });
  for (const counted of mentors) await expectAggregates(counted, 0);
  await prisma.$executeRaw`update review set rating = 6 - rating where rating in (1, 2, 5)`;
  for (const counted of mentors) await expectAggregates(counted, 0);
  await prisma.$executeRaw`delete from review where rating in (1, 4)`;
  for (const counted of mentors) await expectAggregates(counted, 0);
  expect(await prisma.review.count()).toBeGreaterThan(0);
});
