import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as allTeachers from "@/app/api/v1/teachers/all-teachers/route";
import * as map from "@/app/api/v1/teachers/map/route";
import * as teacherProfile from "@/app/api/v1/teachers/profile/[username]/route";
import * as teacherReviews from "@/app/api/v1/teachers/profile/[username]/reviews/route";
import { CONTACT_MASK } from "@/lib/domain/flags/contact-mask";
import { REVIEW_BURST } from "@/lib/domain/flags/flag.rules";
import { casesQuerySchema, decideCaseSchema } from "@/lib/domain/cases/case.schema";
import { profileUpdateSchema } from "@/lib/domain/profile/edit-profile.schema";
import { answerSchema } from "@/lib/domain/reviews/review.schema";
import { profilePage } from "@/lib/domain/structured-data/profile-page.rules";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { addCaseNote, claimCase } from "@/lib/server/cases/change-case";
import { decideCase } from "@/lib/server/cases/decide-case";
import { getCase } from "@/lib/server/cases/get-case";
import { listCases } from "@/lib/server/cases/list-cases";
import { flagManyAccounts } from "@/lib/server/flags/flag-bursts";
import { flagOlderTexts } from "@/lib/server/flags/flag-older-texts";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { listDirectoryPage } from "@/lib/server/mentors/mentor-directory.repository";
import { profileMetadata } from "@/lib/server/mentors/profile-metadata";
import { mentorTag } from "@/lib/server/mentors/mentor-tags";
import { getOwnProfile } from "@/lib/server/profile/own-profile";
import { updateProfile } from "@/lib/server/profile/update-profile";
import { submitReport } from "@/lib/server/reports/submit-report";
import { deleteReview, editReview } from "@/lib/server/reviews/change-review";
import { createReview } from "@/lib/server/reviews/create-review";
import { findOwnReview, findPublicReview, listReviews } from "@/lib/server/reviews/list-reviews";
import { listHomeMentors } from "@/lib/server/search/list-home-mentors";
import { listSavedMentors } from "@/lib/server/search/list-saved-mentors";
import { mentorShareCard } from "@/lib/server/share-images/mentor-share-card";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createBookableMentor } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { book, bookingOf, inHours } from "../support/meeting-requests";
import { refreshedTags } from "../support/next-cache";

beforeEach(emptyAccounts);
afterEach(() => vi.restoreAllMocks());
afterAll(emptyAccounts);

const NUMBER = "98765 43210";
const MASKED = `Call ${CONTACT_MASK} for maths.`;
const ABOUT = `Call ${NUMBER} for maths.`;
const COMMENT = `Very good, write to me at meera@example.com.`;
const MASKED_COMMENT = `Very good, write to me at ${CONTACT_MASK}.`;

const save = (actor: Actor, change: object) => updateProfile(actor, profileUpdateSchema.parse(change));
const openCases = (subjectId: string) =>
  prisma.caseFile.findMany({ where: { subjectId, closedAt: null }, include: { reports: true } });
const openCase = async (subjectId: string) => {
  const cases = await openCases(subjectId);
  expect(cases).toHaveLength(1);
  return cases[0]!;
};

async function createStaff() {
  const member = await makeStaff(await createUserMember(), "moderator");
  return asStaff(await actorOf(member), "decideCases", "request-1");
}

async function decide(caseId: string, decision: string): Promise<void> {
  const { id: newest } = await prisma.report.findFirstOrThrow({ where: { caseId }, orderBy: { createdAt: "desc" } });
  await decideCase(await createStaff(), decideCaseSchema.parse({ caseId, newest, decision, reason: "Looked at." }));
}

async function mentorWithActor() {
  const mentor = await createMentorMember();
  return { mentor, actor: await actorOf(mentor) };
}

async function writtenReview(comment = COMMENT, rating = 5) {
  const [mentor, student] = await Promise.all([createMentorMember(), createUserMember()]);
  const actor = await actorOf(student);
  await createReview(actor, mentor.id, { rating, comment });
  return { mentor, student, actor, review: (await findOwnReview(actor, mentor.id))! };
}

describe("contact details in a profile", () => {
  it("open one automatic case, whatever the saves, and mail nobody", async () => {
    const { mentor, actor } = await mentorWithActor();
    await createStaff();
    await save(actor, { About: ABOUT });
    await save(actor, { About: ABOUT, age: 50 });
    const { id, reports } = await openCase(mentor.id);
    expect(reports).toMatchObject([{ reason: "contact_details", snapshot: { about: [ABOUT] }, reporterId: null }]);
    expect((await listOutbox()).map(({ template }) => template)).not.toContain("case-opened");
    const file = await getCase(await createStaff(), id);
    expect(file).toMatchObject({ masksContacts: true, reports: [{ isAutomatic: true }] });
  });

  it("open one case for simultaneous saves", async () => {
    const { mentor, actor } = await mentorWithActor();
    await Promise.all(Array.from({ length: 6 }, (_, index) => save(actor, { About: ABOUT, age: 30 + index })));
    expect((await openCase(mentor.id)).reports).toHaveLength(1);
  });

  it("follow the text: another detail replaces the flag, none closes the case", async () => {
    const { mentor, actor } = await mentorWithActor();
    await save(actor, { About: ABOUT });
    await save(actor, { About: "See example.org", subjects: ["Mathematics", `Maths ${NUMBER}`] });
    expect((await openCase(mentor.id)).reports).toMatchObject([
      { snapshot: { about: ["See example.org"], subjects: [`Maths ${NUMBER}`] } },
    ]);
    await save(actor, { About: "I like numbers.", subjects: ["Mathematics"] });
    expect(await openCases(mentor.id)).toEqual([]);
    expect(await prisma.flaggedText.count()).toBe(0);
    await save(actor, { About: ABOUT });
    expect((await openCase(mentor.id)).reports).toMatchObject([{ snapshot: { about: [ABOUT] } }]);
  });

  it("leave the case to staff who have claimed it, written a note, or a report by a person", async () => {
    const staff = await createStaff();
    const lookAt = {
      claim: (caseId: string) => claimCase(staff, { caseId, holder: "", takes: true }),
      note: (caseId: string) => addCaseNote(staff, { caseId, text: "Asked the mentor." }),
      report: async (_: string, targetId: string) => {
        const report = { kind: "profile", targetId, reason: "spam", text: "", email: undefined } as const;
        await submitReport(await actorOf(await createUserMember()), report, { address: "192.0.2.9" });
      },
    };
    for (const look of Object.values(lookAt)) {
      const { mentor, actor } = await mentorWithActor();
      await save(actor, { About: ABOUT });
      await look((await openCase(mentor.id)).id, mentor.id);
      await save(actor, { About: "I like numbers." });
      await openCase(mentor.id);
    }
    const mails = (await listOutbox()).filter(({ template }) => template === "case-opened");
    expect(mails).toHaveLength(1);
  });

  it("are hidden in every public place until staff dismiss the case", async () => {
    const mentor = await createBookableMentor();
    const actor = await actorOf(mentor);
    const student = await createUserMember();
    await createReview(await actorOf(student), mentor.id, { rating: 5, comment: `Ring ${NUMBER}, it is worth it.` });
    const { id: reviewId } = (await findOwnReview(await actorOf(student), mentor.id))!;
    await save(actor, {
      About: ABOUT,
      subjects: ["Mathematics", `Maths ${NUMBER}`],
      classesOffered: [
        {
          subject: `Maths ${NUMBER}`,
          educationLevel: "highschool",
          specificClasses: ["Class 10"],
          format: "hybrid",
        },
      ],
      teachingExperiences: [
        { institution: `School ${NUMBER}`, subject: "Maths", from: "2016-06-01", currentlyTeaching: true },
      ],
      qualifications: [
        { degree: "M.Sc.", field: "Maths", institution: "University", year: 2015, detail: `Ask at ${NUMBER}` },
      ],
    });
    const read = (handler: Parameters<typeof send>[0], path = "/") =>
      send(handler, { method: "GET", path, params: { username: mentor.username } }).then(({ body }): unknown => body);
    /** Every public place that shows texts of people. A new one belongs in this list. */
    const places: Record<string, () => unknown> = {
      page: () => getMentorPage(mentor.username),
      "description and title": async () => profileMetadata(await getMentorProfile(mentor.username)),
      "structured data": async () => profilePage(await getMentorProfile(mentor.username), "http://localhost/a"),
      "share picture": async () => mentorShareCard(await getMentorProfile(mentor.username)),
      "REST profile": () => read(teacherProfile.GET),
      "REST reviews": () => read(teacherReviews.GET),
      "REST listing": () => read(allTeachers.GET, "/?limit=500"),
      map: () => read(map.GET, "/?bbox=60,0,100,40&zoom=15&north=40&south=0&east=100&west=60"),
      home: () => listHomeMentors(null),
      "shortlist and comparison": () => listSavedMentors([mentor.username], null),
      directory: () => listDirectoryPage(1),
      reviews: () => listReviews(mentor.id),
      "a linked review": () => findPublicReview(mentor.id, reviewId),
    };
    const placesShowing = async (text: string) => {
      const shown = [];
      for (const [name, find] of Object.entries(places)) {
        const found = await find();
        // A picture is a tree of elements.
        if (JSON.stringify(found).includes(text)) shown.push(name);
      }
      return shown;
    };
    expect(await placesShowing(NUMBER)).toEqual([]);
    const everywhere = Object.keys(places);
    expect(await placesShowing(CONTACT_MASK)).toEqual(everywhere);
    expect(JSON.stringify(await getOwnProfile(mentor.id))).not.toContain(CONTACT_MASK);

    refreshedTags();
    const { changedAt } = await getMentorProfile(mentor.username);
    await decide((await openCase(mentor.id)).id, "dismiss");
    expect(refreshedTags()).toContain(mentorTag(mentor.username));
    // Tells the other processes (listenForInvalidations).
    expect((await getMentorProfile(mentor.username)).changedAt).not.toBe(changedAt);
    await decide((await openCase(student.id)).id, "dismiss");
    expect(refreshedTags()).toContain(mentorTag(mentor.username));
    expect(await placesShowing(NUMBER)).toEqual(everywhere);

    await save(actor, { About: ABOUT, age: 44 });
    expect(await openCases(mentor.id)).toEqual([]);
    expect((await getMentorProfile(mentor.username)).about).toBe(ABOUT);
  });

  it("stay hidden after any other decision, without a second case for the same text", async () => {
    const { mentor, actor } = await mentorWithActor();
    await save(actor, { About: ABOUT });
    await decide((await openCase(mentor.id)).id, "warn");
    expect((await getMentorProfile(mentor.username)).about).toBe(MASKED);
    await save(actor, { About: ABOUT, age: 44 });
    expect(await openCases(mentor.id)).toEqual([]);
    const [mail] = (await listOutbox()).filter(({ template }) => template === "case-decided");
    expect(mail!.text).not.toContain("Somebody has reported");
  });

  it("are shown where the setting says so", async () => {
    vi.spyOn(env, "MASK_FLAGGED_TEXT", "get").mockReturnValue("0");
    const { mentor, actor } = await mentorWithActor();
    await save(actor, { About: ABOUT });
    expect((await getMentorProfile(mentor.username)).about).toBe(ABOUT);
    await openCase(mentor.id);
  });
});

describe("contact details in a review", () => {
  it("are hidden from the public, not from its author, until the case is dismissed", async () => {
    const { mentor, student, actor, review } = await writtenReview();
    expect((await listReviews(mentor.id)).reviews).toMatchObject([{ comment: MASKED_COMMENT }]);
    expect(review.comment).toBe(COMMENT);
    const { id } = await openCase(student.id);
    expect(await prisma.caseFile.findUnique({ where: { id } })).toMatchObject({ kind: "review", targetId: review.id });
    await decide(id, "dismiss");
    expect((await listReviews(mentor.id)).reviews).toMatchObject([{ comment: COMMENT }]);
    await editReview(actor, review.id, { rating: 4, comment: COMMENT });
    expect(await openCases(student.id)).toEqual([]);
  });

  it("close the case when its author removes them, and leave with the review", async () => {
    const { student, actor, review } = await writtenReview();
    await editReview(actor, review.id, { rating: 4, comment: "Very good lessons." });
    expect(await openCases(student.id)).toEqual([]);
    await editReview(actor, review.id, { rating: 4, comment: COMMENT });
    await openCase(student.id);
    await deleteReview(actor, review.id);
    expect(await openCases(student.id)).toEqual([]);
    expect(await prisma.flaggedText.count()).toBe(0);
  });

  it("are refused in a mentor's answer", () => {
    expect(answerSchema.safeParse({ answer: `Call ${NUMBER}.` }).success).toBe(false);
    expect(answerSchema.safeParse({ answer: "Thank you, see you in class 10." }).success).toBe(true);
  });
});

it("flags texts from before, once", async () => {
  const mentor = await createMentorMember({ user: { about: ABOUT } });
  const { review, student } = await writtenReview("Very good lessons.");
  await prisma.review.update({ where: { id: review.id }, data: { comment: COMMENT } });
  await prisma.derivedData.deleteMany({ where: { name: "contact-details" } });
  expect((await getMentorProfile(mentor.username)).about).toBe(ABOUT);
  await Promise.all([flagOlderTexts(), flagOlderTexts()]);
  await flagOlderTexts();
  expect((await getMentorProfile(mentor.username)).about).toBe(MASKED);
  expect((await openCase(mentor.id)).reports).toHaveLength(1);
  expect((await openCase(student.id)).reports).toHaveLength(1);
});

it("flags what a student writes for a meeting, which both go on reading", async () => {
  const mentor = await createBookableMentor();
  const student = await createUserMember();
  const { status, body } = await book(student, bookingOf(mentor, inHours(72), { topic: ABOUT }));
  expect([status, body.data.topic]).toEqual([201, ABOUT]);
  expect(await openCase(student.id)).toMatchObject({ kind: "meeting", reports: [{ snapshot: { topic: [ABOUT] } }] });
});

it("flags names that could be taken for the site's own, until they change", async () => {
  const { mentor, actor } = await mentorWithActor();
  await save(actor, { name: "Maths Support" });
  expect((await openCase(mentor.id)).reports).toMatchObject([
    { reason: "reserved_name", snapshot: { name: ["Maths Support"] } },
  ]);
  expect(() => profileUpdateSchema.parse({ name: `Asha ${NUMBER}` })).toThrow();
  await save(actor, { name: "Asha Rao" });
  expect(await openCases(mentor.id)).toEqual([]);
});

it("flags a mentor once whom many young accounts give five stars within two days", async () => {
  const mentor = await createMentorMember();
  const review = async (createdAt: Date) =>
    createReview(await actorOf(await createUserMember({ createdAt })), mentor.id, {
      rating: REVIEW_BURST.stars,
      comment: "Very good lessons.",
    });
  const aMonthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (let index = 0; index < REVIEW_BURST.count; index++) await review(aMonthAgo);
  for (let index = 1; index < REVIEW_BURST.count; index++) await review(new Date());
  expect(await openCases(mentor.id)).toEqual([]);
  await review(new Date());
  const { id, reports } = await openCase(mentor.id);
  expect(reports).toMatchObject([{ reason: "review_burst", snapshot: { reviews: REVIEW_BURST.count } }]);
  await decide(id, "dismiss");
  await review(new Date());
  expect(await openCases(mentor.id)).toEqual([]);
});

it("flags the fifth new account of a client, without storing the client", async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => createUserMember()));
  for (const { id } of members) await flagManyAccounts(id, "203.0.113.7");
  const cases = await prisma.caseFile.findMany({ include: { reports: true } });
  expect(cases).toMatchObject([{ subjectId: members[4]!.id, reports: [{ reason: "many_accounts" }] }]);
  expect(JSON.stringify(cases)).not.toContain("203.0.113.7");
});

it("tells automatic cases from those of people in the queue", async () => {
  const { mentor, actor } = await mentorWithActor();
  await save(actor, { About: ABOUT });
  const { student } = await writtenReview("Not a good lesson at all.", 1);
  const report = { kind: "profile", targetId: mentor.id, reason: "spam", text: "", email: undefined } as const;
  const queue = async (query: object) => (await listCases(casesQuerySchema.parse(query))).cases;
  expect(await queue({ source: "people" })).toEqual([]);
  await submitReport(await actorOf(student), report, { address: "192.0.2.8" });
  for (const query of [{ source: "people" }, { source: "automatic" }, { reason: "contact_details" }, {}]) {
    expect(await queue(query)).toMatchObject([{ reasons: ["spam", "contact_details"], reportCount: 2 }]);
  }
});
