import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as ofMentor from "@/app/api/v1/users/mentor/[id]/review/route";
import * as ofAnswer from "@/app/api/v1/users/review/[id]/answer/route";
import * as ofReview from "@/app/api/v1/users/review/[id]/route";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview, createStudent } from "../factories/mentor.factory";
import { emptyAccounts, expectEnvelope, type Handler, send, type Sending } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { allRows, changedRows } from "../support/all-rows";
import { expectUnchanged } from "../support/expect-unchanged";
import { expectListingFollows } from "../support/listing-row";
import { refreshedTags } from "../support/next-cache";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense, expectAnswersToOddAddresses } from "../support/nonsense-requests";
import {
  ANSWER,
  answer,
  createScene,
  edit,
  EDITED,
  readOwn,
  remove,
  REVIEW,
  withdraw,
  write,
  WRITES,
} from "../support/review-requests";
import { tellsPlace } from "../support/told-place";

const NOT_IDS = ["1", "x", "' or 1=1 --", "a\0b", "\ud800", "undefined", "9".repeat(3000), randomUUID().slice(1)];
const NO_TEACHER = "Sorry No teacher Found With these details";

type Answer = Awaited<ReturnType<typeof send>>;
const told = ({ status, body }: Answer) => [status, body.message];
const reviewRow = (id: string) => prisma.review.findUnique({ where: { id } });
const removedCount = async ({ mentorProfile: { id } }: { mentorProfile: { id: number } }) =>
  (await prisma.mentorProfile.findUniqueOrThrow({ where: { id } })).removedReviewCount;
const leave = async (member: { token: string }) => deleteAccount(await actorOf(member));
/** Counts the responses by status. */
const tally = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Expects an error in the contract's shape that changed nothing. */
async function expectRefusal(doing: () => Promise<Answer>, status: number, message?: string): Promise<Answer> {
  const refusal = await expectUnchanged(doing);
  expectEnvelope(refusal);
  expect(refusal.status).toBe(status);
  if (message !== undefined) expect(refusal.body.message).toBe(message);
  expect(refusal.body).not.toHaveProperty("updatedMentor");
  return refusal;
}

beforeAll(emptyAccounts);
beforeEach(() => void refreshedTags());
afterAll(emptyAccounts);

describe("writing a review", () => {
  it("answers 201 with the mentor's updated data", async () => {
    const { mentor, stranger } = await createScene();
    const before = await allRows();
    const written = await write(stranger.token, mentor.id);
    expectEnvelope(written);
    expect(written.status).toBe(201);
    expect(written.headers.get("Cache-Control")).toBe("private, no-store");
    expect(Object.keys(written.body).sort()).toEqual(["message", "success", "updatedMentor"]);
    expect(written.body.message).toBe("Review submitted!");
    const { updatedMentor } = written.body;
    expect(updatedMentor).toMatchObject({ _id: mentor.id, username: mentor.username, reviewCount: 2, rating: 4.5 });
    expect(updatedMentor.reviews).toHaveLength(2);
    expect(updatedMentor.reviews[0]).toEqual({
      ...REVIEW,
      _id: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      verifiedMeeting: false,
      answer: null,
      studentId: { _id: stranger.id, name: "Meera Iyer", avatar: null },
    });
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));

    const changed = changedRows(before, await allRows());
    expect(Object.keys(changed).sort()).toEqual(["mentor_listing", "mentor_page", "mentor_rating", "review"]);
    expect(changed.review).toEqual({
      before: [],
      after: [
        expect.objectContaining({
          ...REVIEW,
          id: updatedMentor.reviews[0]._id,
          student_id: stranger.id,
          mentor_id: mentor.mentorProfile.id,
          edited_at: null,
        }),
      ],
    });
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("accepts the session's cookie, and a rating as a form sends it", async () => {
    const { mentor, stranger } = await createScene();
    const json = { ...REVIEW, rating: "3" };
    const written = await send(ofMentor.POST, { params: { id: mentor.id }, cookie: stranger.token, json });
    expect(written.status).toBe(201);
    expect(written.body.updatedMentor.reviews[0]).toMatchObject({ rating: 3, studentId: { _id: stranger.id } });
  });

  it("stores the comment as written, except for trimming and line breaks", async () => {
    const { mentor, stranger } = await createScene();
    const comment = "  <script>alert(1)</script>\r\n\u202egnp.exe & 🙂  ";
    expect((await write(stranger.token, mentor.id, { rating: 1, comment })).status).toBe(201);
    const { data } = (await readOwn(stranger.token, mentor.id)).body;
    expect(data.comment).toBe("<script>alert(1)</script>\n\u202egnp.exe & 🙂");
  });

  it("is open to another mentor, and to a student for many mentors", async () => {
    const { mentor, otherMentor, author } = await createScene();
    expect((await write(otherMentor.token, mentor.id)).status).toBe(201);
    expect((await write(author.token, otherMentor.id)).status).toBe(201);
  });

  it("is refused to the owner of the profile", async () => {
    const { mentor } = await createScene();
    await expectRefusal(() => write(mentor.token, mentor.id), 403, messages.ownProfile);
  });

  it("is refused the second time", async () => {
    const { mentor, author } = await createScene();
    await expectRefusal(() => write(author.token, mentor.id), 409, messages.reviewedAlready);
  });

  it("succeeds once when one student sends forty concurrently", async () => {
    const { mentor, stranger } = await createScene();
    const answers = await Promise.all(Array.from({ length: 40 }, () => write(stranger.token, mentor.id)));
    answers.forEach(expectEnvelope);
    expect(tally(answers)).toEqual({ 201: 1, 409: 39 });
    const where = { studentId: stranger.id, mentorId: mentor.mentorProfile.id };
    expect(await prisma.review.count({ where })).toBe(1);
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("succeeds for each of thirty concurrent students", async () => {
    const mentor = await createMentorMember();
    const students = await Promise.all(Array.from({ length: 30 }, () => createUserMember()));
    const answers = await Promise.all(
      students.map(({ token }, n) => write(token, mentor.id, { ...REVIEW, rating: 1 + (n % 5) })),
    );
    expect(tally(answers)).toEqual({ 201: 30 });
    const counts = answers.map(({ body }) => body.updatedMentor.reviewCount);
    expect(Math.max(...counts)).toBe(30);
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("finds no mentor by an unknown or malformed id, a user's id or a profile's number", async () => {
    const { mentor, author, stranger } = await createScene();
    const withoutProfile = await createStudent({ role: "mentor" });
    const formerMentor = await createMentorMember({ user: { role: "user" } });
    const others = [author.id, withoutProfile.id, formerMentor.id, String(mentor.mentorProfile.id)];
    for (const id of [randomUUID(), ...others, ...NOT_IDS]) {
      await expectRefusal(() => write(stranger.token, id), 404, NO_TEACHER);
    }
    // Another account's profile is not their own.
    await expectRefusal(() => write(author.token, author.id), 404, NO_TEACHER);
  });

  it("finds no deleted mentor", async () => {
    const { mentor, stranger } = await createScene();
    await leave(mentor);
    await expectRefusal(() => write(stranger.token, mentor.id), 404, NO_TEACHER);
  });

  it("writes only as the caller and for the addressed mentor, whatever the body names", async () => {
    const { mentor, otherMentor, author, stranger } = await createScene();
    const grants = {
      id: "00000000-0000-4000-8000-000000000001",
      _id: "00000000-0000-4000-8000-000000000001",
      studentId: author.id,
      student: { connect: { id: author.id } },
      mentorId: otherMentor.mentorProfile.id,
      mentor: { connect: { id: otherMentor.mentorProfile.id } },
      verifiedMeeting: true,
      isVerifiedMeeting: true,
      createdAt: "2001-01-01T00:00:00Z",
      updatedAt: "2001-01-01T00:00:00Z",
      editedAt: "2001-01-01T00:00:00Z",
      answer: "The best student ever.",
      answeredAt: "2001-01-01T00:00:00Z",
    };
    const started = Date.now();
    expect((await write(stranger.token, mentor.id, { ...REVIEW, ...grants })).status).toBe(201);
    const mentorId = mentor.mentorProfile.id;
    const row = (await prisma.review.findFirst({ where: { studentId: stranger.id } }))!;
    const untouched = { verifiedMeeting: false, editedAt: null, answer: null, answeredAt: null };
    expect(row).toMatchObject({ ...REVIEW, ...untouched, mentorId });
    expect(row.id).not.toBe(grants.id);
    for (const moment of [row.createdAt, row.updatedAt]) expect(moment.getTime()).toBeGreaterThan(started - 5000);

    expect((await edit(stranger.token, row.id, { ...EDITED, ...grants })).status).toBe(200);
    const { editedAt, updatedAt, ...kept } = (await reviewRow(row.id))!;
    const { editedAt: _, updatedAt: __, ...was } = row;
    expect(kept).toEqual({ ...was, ...EDITED });
    for (const moment of [editedAt!, updatedAt]) expect(moment.getTime()).toBeGreaterThan(started - 5000);

    const { answer: _own, answeredAt, ...others } = grants;
    expect((await answer(mentor.token, row.id, { ...ANSWER, ...REVIEW, ...others, answeredAt })).status).toBe(200);
    const answered = (await reviewRow(row.id))!;
    expect(answered).toMatchObject({ ...kept, ...ANSWER, answeredAt: expect.any(Date) });
    expect(answered.answeredAt!.getTime()).toBeGreaterThan(started - 5000);
  });
});

describe("reading one's own review", () => {
  it("returns the caller's review of this mentor, or null", async () => {
    const { mentor, otherMentor, author, stranger, review } = await createScene();
    const own = await readOwn(author.token, mentor.id);
    expectEnvelope(own);
    expect(own.body).toEqual({
      success: true,
      data: {
        _id: review.id,
        rating: review.rating,
        comment: review.comment,
        createdAt: review.createdAt.toISOString(),
        verifiedMeeting: false,
        answer: null,
        studentId: { _id: author.id, name: "Meera Iyer", avatar: null },
      },
    });
    for (const [{ token }, id] of [
      [stranger, mentor.id],
      [author, otherMentor.id],
      [mentor, mentor.id],
      [author, randomUUID()],
    ] as const) {
      expect((await readOwn(token, id)).body).toEqual({ success: true, data: null });
    }
    for (const id of NOT_IDS) expect((await readOwn(author.token, id)).body).toEqual({ success: true, data: null });
  });

  it("needs a session", async () => {
    const { mentor } = await createScene();
    await expectRefusal(() => readOwn(undefined, mentor.id), 401, "Please sign in first.");
  });

  it("answers invalid addresses in the contract's shape", async () => {
    const { author } = await createScene();
    const options = { param: "id", query: "after", requests: 30, seed: 5 };
    await expectAnswersToOddAddresses(signedInAs([author.token], ofMentor.GET), options);
  });
});

describe("editing a review", () => {
  it("is for its author, and changes only rating and comment", async () => {
    const { mentor, author, review } = await createScene();
    const before = await allRows();
    const edited = await edit(author.token, review.id);
    expectEnvelope(edited);
    expect(told(edited)).toEqual([200, "Review updated successfully!"]);
    expect(Object.keys(edited.body).sort()).toEqual(["message", "success", "updatedMentor"]);
    expect(edited.body.updatedMentor).toMatchObject({ username: mentor.username, reviewCount: 1, rating: 2 });
    expect(edited.body.updatedMentor.reviews).toMatchObject([{ _id: review.id, ...EDITED }]);
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));
    const changed = changedRows(before, await allRows());
    expect(Object.keys(changed).sort()).toEqual(["mentor_listing", "mentor_page", "mentor_rating", "review"]);
    const moments = { edited_at: expect.any(String), updated_at: expect.any(String) };
    expect(changed.review!.after).toEqual([{ ...changed.review!.before[0], ...EDITED, ...moments }]);
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("is refused to a stranger, to the owner of the profile and to another mentor", async () => {
    const { mentor, otherMentor, stranger, review } = await createScene();
    for (const { token } of [stranger, mentor, otherMentor]) {
      await expectRefusal(() => edit(token, review.id), 403, messages.notYours);
    }
  });

  it("keeps one of many concurrent edits, with matching totals", async () => {
    const { mentor, author, review } = await createScene();
    const edits = Array.from({ length: 25 }, (_, n) => ({ rating: 1 + (n % 5), comment: `The edit with number ${n}` }));
    const answers = await Promise.all(edits.map((json) => edit(author.token, review.id, json)));
    expect(tally(answers)).toEqual({ 200: 25 });
    const { rating, comment } = (await reviewRow(review.id))!;
    expect(edits).toContainEqual({ rating, comment });
    await expectListingFollows(mentor.mentorProfile.id);
  });
});

describe("deleting a review", () => {
  it("is for its author, who may then write another, without a trace on the page", async () => {
    const { mentor, author, review } = await createScene();
    const deleted = await remove(author.token, review.id);
    expectEnvelope(deleted);
    expect(told(deleted)).toEqual([200, "Review deleted successfully!"]);
    expect(Object.keys(deleted.body).sort()).toEqual(["message", "success", "updatedMentor"]);
    const none = { username: mentor.username, reviews: [], reviewCount: 0, rating: null };
    expect(deleted.body.updatedMentor).toMatchObject(none);
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));
    expect(await reviewRow(review.id)).toBeNull();
    expect(await removedCount(mentor)).toBe(0);
    await expectListingFollows(mentor.mentorProfile.id);
    await expectRefusal(() => remove(author.token, review.id), 404, messages.notFound);
    expect((await write(author.token, mentor.id)).status).toBe(201);
  });

  it("is also for the profile's owner, which is counted, and the student may write again", async () => {
    const { mentor, author, review } = await createScene();
    const before = await allRows();
    const deleted = await remove(mentor.token, review.id);
    expectEnvelope(deleted);
    expect(told(deleted)).toEqual([200, "Review deleted successfully!"]);
    expect(deleted.body.updatedMentor).toMatchObject({ username: mentor.username, reviewCount: 0 });
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));
    const changed = changedRows(before, await allRows());
    expect(Object.keys(changed).sort()).toEqual([
      "audit_event",
      "mentor_listing",
      "mentor_page",
      "mentor_profile",
      "mentor_rating",
      "review",
    ]);
    expect(await removedCount(mentor)).toBe(1);

    const again = await write(author.token, mentor.id);
    expect(again.status).toBe(201);
    expect((await remove(mentor.token, again.body.updatedMentor.reviews[0]._id)).status).toBe(200);
    expect(await removedCount(mentor)).toBe(2);
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("is refused to a stranger and to another mentor", async () => {
    const { otherMentor, stranger, review } = await createScene();
    for (const { token } of [stranger, otherMentor]) {
      await expectRefusal(() => remove(token, review.id), 403, "You are not allowed to do this.");
    }
  });

  it("succeeds once when author and owner send ten each concurrently", async () => {
    const { mentor, author, review } = await createScene();
    const tokens = Array.from({ length: 20 }, (_, n) => (n % 2 ? mentor.token : author.token));
    const answers = await Promise.all(tokens.map((token) => remove(token, review.id)));
    answers.forEach(expectEnvelope);
    expect(tally(answers)).toEqual({ 200: 1, 404: 19 });
    const winner = tokens[answers.findIndex(({ status }) => status === 200)];
    expect(await removedCount(mentor)).toBe(winner === mentor.token ? 1 : 0);
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("counts every one of many concurrent removals", async () => {
    const mentor = await createMentorMember();
    const reviews = await Promise.all(Array.from({ length: 20 }, () => createReview({ mentor })));
    const answers = await Promise.all(reviews.map(({ id }) => remove(mentor.token, id)));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(await removedCount(mentor)).toBe(20);
    await expectListingFollows(mentor.mentorProfile.id);
  });
});

describe("answering a review", () => {
  it("is for the reviewed mentor: write, change, delete and write again", async () => {
    const { mentor, review } = await createScene();
    const first = await answer(mentor.token, review.id);
    expectEnvelope(first);
    expect(told(first)).toEqual([200, messages.answerSaved]);
    expect(Object.keys(first.body).sort()).toEqual(["message", "success", "updatedMentor"]);
    const shown = { text: ANSWER.answer, answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(first.body.updatedMentor).toMatchObject({ username: mentor.username, reviews: [{ answer: shown }] });
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));

    const second = await answer(mentor.token, review.id, { answer: " No.\r\nYes. " });
    expect(second.body.updatedMentor.reviews[0].answer.text).toBe("No.\nYes.");
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));

    const withdrawn = await withdraw(mentor.token, review.id);
    expectEnvelope(withdrawn);
    expect(told(withdrawn)).toEqual([200, messages.answerWithdrawn]);
    expect(withdrawn.body.updatedMentor.reviews[0].answer).toBeNull();
    expect(await reviewRow(review.id)).toMatchObject({ answer: null, answeredAt: null });
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));
    // Deleting a deleted answer succeeds, as for a retry.
    expect((await withdraw(mentor.token, review.id)).status).toBe(200);

    expect((await answer(mentor.token, review.id)).body.updatedMentor.reviews[0].answer).toEqual(shown);
    expect(await reviewRow(review.id)).toMatchObject({
      comment: review.comment,
      rating: review.rating,
      editedAt: null,
    });
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("is refused to everybody else, including the review's author", async () => {
    const { otherMentor, author, stranger, mentor, review } = await createScene();
    expect((await answer(mentor.token, review.id)).status).toBe(200);
    for (const { token } of [otherMentor, author, stranger]) {
      await expectRefusal(
        () => answer(token, review.id, { answer: "Not mine." }),
        403,
        "You are not allowed to do this.",
      );
      await expectRefusal(() => withdraw(token, review.id), 403, "You are not allowed to do this.");
    }
  });

  it.each([
    ["nothing", messages.answerShort, {}],
    ["null", messages.answerShort, { answer: null }],
    ["an empty text", messages.answerShort, { answer: "" }],
    ["one character between spaces", messages.answerShort, { answer: " x " }],
    ["signs that cannot be seen", messages.answerShort, { answer: "\u200b\u200b\u200b" }],
    ["2001 characters", messages.commentLong, { answer: "x".repeat(2001) }],
    ["a null sign", messages.unreadable, { answer: "a\0b" }],
    ["half a character", messages.unreadable, { answer: "a\ud800b" }],
  ])("is refused with a reason when it is %s", async (_what, message, json) => {
    const { mentor, review } = await createScene();
    const { body } = await expectRefusal(() => answer(mentor.token, review.id, json), 422);
    expect(body.errors).toEqual([{ field: "answer", message }]);
  });

  it("accepts the longest answer", async () => {
    const { mentor, review } = await createScene();
    const longest = "😀".repeat(2000);
    expect((await answer(mentor.token, review.id, { answer: longest })).status).toBe(200);
    expect((await reviewRow(review.id))!.answer).toBe(longest);
  });

  it("stays with the review when its author edits it, and is deleted with it", async () => {
    const { mentor, author, review } = await createScene();
    await answer(mentor.token, review.id);
    const edited = await edit(author.token, review.id);
    expect(edited.body.updatedMentor.reviews[0].answer.text).toBe(ANSWER.answer);
    await remove(author.token, review.id);
    const again = await write(author.token, mentor.id);
    expect(again.body.updatedMentor.reviews[0].answer).toBeNull();
  });
});

describe("an invalid field", () => {
  const BOTH = messages.bothNeeded;
  it.each([
    ["both missing", {}, { rating: BOTH, comment: BOTH }],
    ["no rating", { comment: REVIEW.comment }, { rating: BOTH }],
    ["no comment", { rating: 4 }, { comment: BOTH }],
    ["an empty comment", { rating: 4, comment: "" }, { comment: BOTH }],
    ["a comment of spaces", { rating: 4, comment: " \n " }, { comment: BOTH }],
    ["two times null", { rating: null, comment: null }, { rating: BOTH, comment: BOTH }],
    ["no star", { ...REVIEW, rating: 0 }, { rating: messages.ratingRange }],
    ["six stars", { ...REVIEW, rating: 6 }, { rating: messages.ratingRange }],
    ["half a star", { ...REVIEW, rating: 2.5 }, { rating: messages.ratingRange }],
    ["a rating that is true", { ...REVIEW, rating: true }, { rating: BOTH }],
    ["9 characters", { rating: 4, comment: "123456789" }, { comment: messages.commentShort }],
    ["2001 characters", { rating: 4, comment: "x".repeat(2001) }, { comment: messages.commentLong }],
    ["a null sign", { rating: 4, comment: "A null sign \0 here" }, { comment: messages.unreadable }],
  ] as [string, object, Record<string, string>][])(
    "is named for %s, by POST and by PUT",
    async (_what, json, fields) => {
      const { mentor, author, stranger, review } = await createScene();
      const errors = Object.entries(fields).map(([field, message]) => ({ field, message }));
      for (const doing of [() => write(stranger.token, mentor.id, json), () => edit(author.token, review.id, json)]) {
        const { body } = await expectRefusal(doing, 422, "Some fields are not valid.");
        expect(body.errors).toEqual(errors);
      }
      // A corrected request succeeds.
      expect((await write(stranger.token, mentor.id)).status).toBe(201);
      expect((await edit(author.token, review.id)).status).toBe(200);
    },
  );

  it("excludes the longest and the shortest valid comment", async () => {
    const { mentor, author, stranger, review } = await createScene();
    const longest = { rating: 5, comment: "😀".repeat(2000) };
    expect((await write(stranger.token, mentor.id, longest)).status).toBe(201);
    expect((await edit(author.token, review.id, { rating: 1, comment: "0123456789" })).status).toBe(200);
    expect((await readOwn(stranger.token, mentor.id)).body.data.comment).toBe(longest.comment);
  });
});

describe.each(WRITES)("$name", ({ handler, method, json, fields, byWhom, upon }) => {
  const sendAs = (id: string, more: Sending) => send(handler, { method, params: { id }, json, ...more });

  it("answers 401 without a session, for an invalid token, and for a deleted account", async () => {
    const scene = await createScene();
    const gone = await createUserMember({ deletedAt: new Date() });
    for (const more of [{}, { bearer: "x" }, { cookie: "a.b.c.d.e" }, { bearer: gone.token }, { cookie: gone.token }]) {
      await expectRefusal(() => sendAs(upon(scene), more), 401, "Please sign in first.");
    }
  });

  it("refuses another site's page, but not its bearer token", async () => {
    const scene = await createScene();
    const { token } = byWhom(scene);
    const headers = { Origin: "https://evil.example" };
    await expectRefusal(() => sendAs(upon(scene), { headers, cookie: token }), 403);
    const taken = await sendAs(upon(scene), { headers, bearer: token });
    expectEnvelope(taken);
    expect(taken.status).toBeLessThan(300);
  });

  it("finds nothing for an unknown or malformed id", async () => {
    const scene = await createScene();
    for (const id of [randomUUID(), scene.author.id, scene.otherMentor.username, ...NOT_IDS]) {
      await expectRefusal(() => sendAs(id, { bearer: byWhom(scene).token }), 404);
    }
  });

  it("answers 429 with Retry-After beyond the hourly limit, and does not limit other accounts", async () => {
    const scene = await createScene();
    const member = byWhom(scene);
    for (let n = 0; n < 60; n++) await limitAttempts([["review-by-account", member.id]]);
    const refusal = await expectRefusal(() => sendAs(upon(scene), { bearer: member.token }), 429);
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(3500);
    expect(Number(refusal.headers.get("Retry-After"))).toBeLessThanOrEqual(3600);
    expect((await write((await createUserMember()).token, scene.mentor.id)).status).toBe(201);
  });

  it("reveals nothing private about the mentor or students", async () => {
    const scene = await createScene();
    const { mentor, author } = scene;
    const contact = { mobileNumber: "9123456780", address: "12 Hidden Lane" };
    await prisma.user.update({ where: { id: author.id }, data: contact });
    const { status, text, body } = await sendAs(upon(scene), { bearer: byWhom(scene).token });
    expect(status).toBeLessThan(300);
    expect(body.updatedMentor.username).toBe(mentor.username);
    const values = [
      mentor.email,
      mentor.mobileNumber,
      mentor.address,
      author.email,
      author.username,
      ...Object.values(contact),
    ];
    for (const value of values) expect(text).not.toContain(String(value));
    expect(tellsPlace(text, mentor.mentorProfile)).toBe(false);
    expect(text).not.toMatch(
      /"(email|emailVerifiedAt|mobileNumber|address|age|password\w*|sessionVersion|deletedAt|mentorId)"/i,
    );
  });

  it("answers nonsense in the contract's shape", async () => {
    const scene = await createScene();
    const mentor = byWhom(scene).role === "mentor";
    const members = await Promise.all(
      Array.from({ length: 4 }, () => (mentor ? createMentorMember() : createUserMember())),
    );
    const tokens = [byWhom(scene), ...members].map(({ token }) => token);
    const aimed: Handler = (request) => handler(request, { params: Promise.resolve({ id: upon(scene) }) });
    await expectAnswersToNonsense(signedInAs(tokens, aimed), { fields, requests: 60, seed: method.length });
    await expectListingFollows(scene.mentor.mentorProfile.id);
  });
});

describe.each(WRITES.filter(({ json }) => json !== undefined))(
  "the body of $name",
  ({ handler, method, byWhom, upon }) => {
    const JSON_TYPE = { "Content-Type": "application/json" };
    it.each([
      [415, "a form", { form: new URLSearchParams({ rating: "5", comment: REVIEW.comment, ...ANSWER }) }],
      [415, "plain text", { body: "{}", headers: { "Content-Type": "text/plain" } }],
      [415, "nothing", {}],
      [400, "half of an object", { body: '{"rating":', headers: JSON_TYPE }],
      [400, "no UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]), headers: JSON_TYPE }],
      [413, "a longer body than is read", { json: { comment: "x".repeat(PLAIN_BODY_BYTES) } }],
      [422, "a list", { json: [] }],
      [422, "null", { json: null }],
      [422, "a text", { json: "rating" }],
    ])("is answered by %i when it is %s", async (status, _what, sending: Sending) => {
      const scene = await createScene();
      const params = { id: upon(scene) };
      await expectRefusal(() => send(handler, { method, params, bearer: byWhom(scene).token, ...sending }), status);
    });
  },
);

it.each([
  ["A mentor's review", ofMentor, ["PUT", "PATCH", "DELETE"], "GET, POST, HEAD, OPTIONS"],
  ["A review", ofReview, ["GET", "POST", "PATCH"], "PUT, DELETE, OPTIONS"],
  ["An answer", ofAnswer, ["GET", "POST", "PATCH"], "PUT, DELETE, OPTIONS"],
] as const)("%s answers 405 with Allow to other methods", async (_what, resource, methods, allow) => {
  for (const method of methods) {
    const { status, headers } = await send(resource[method], { method, params: { id: randomUUID() } });
    expect([status, headers.get("Allow")]).toEqual([405, allow]);
  }
});

describe("deleted people", () => {
  it("keep their reviews as a deleted user, and can write no more", async () => {
    const { mentor, author, review } = await createScene();
    await leave(author);
    const doings = [
      () => write(author.token, mentor.id),
      () => readOwn(author.token, mentor.id),
      () => edit(author.token, review.id),
      () => remove(author.token, review.id),
    ];
    for (const doing of doings) await expectRefusal(doing, 401, "Please sign in first.");
    const { body } = await answer(mentor.token, review.id);
    const student = { _id: author.id, name: "Deleted user", avatar: null };
    expect(body.updatedMentor.reviews).toMatchObject([{ _id: review.id, comment: review.comment, studentId: student }]);
  });

  it("leave reviews about them to the authors only", async () => {
    const { mentor, author, stranger, review } = await createScene();
    await leave(mentor);
    await expectRefusal(() => answer(mentor.token, review.id), 401);
    await expectRefusal(() => remove(mentor.token, review.id), 401);
    await expectRefusal(() => remove(stranger.token, review.id), 403);
    const edited = await edit(author.token, review.id);
    expectEnvelope(edited);
    expect([edited.status, edited.body.updatedMentor]).toEqual([200, null]);
    const deleted = await remove(author.token, review.id);
    expectEnvelope(deleted);
    expect([deleted.status, deleted.body.updatedMentor]).toEqual([200, null]);
    expect(await reviewRow(review.id)).toBeNull();
  });
});
