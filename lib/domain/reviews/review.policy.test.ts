import { expect, it } from "vitest";
import { mayAnswerReview, mayDeleteReview, mayEditReview, mayReview } from "./review.policy";

const parties = { studentId: "author", mentorUserId: "owner" };

it.each([
  // Who,                                review, edit, delete, answer
  ["nobody", null, false, false, false, false],
  ["a stranger", { id: "stranger" }, true, false, false, false],
  ["who wrote the review", { id: "author" }, true, true, true, false],
  ["the owner of the profile", { id: "owner" }, false, false, true, true],
  ["another mentor", { id: "other mentor" }, true, false, false, false],
  ["an account without an id", { id: "" }, true, false, false, false],
] as const)("defines what %s may do", (_who, asker, review, edit, remove, answer) => {
  expect({
    review: mayReview(asker, parties.mentorUserId),
    edit: mayEditReview(asker, parties),
    remove: mayDeleteReview(asker, parties, { mentorRemoves: true }),
    answer: mayAnswerReview(asker, parties),
  }).toEqual({ review, edit, remove, answer });
});

it("lets only the author delete a review where mentors may not", () => {
  const may = (id: string) => mayDeleteReview({ id }, parties, { mentorRemoves: false });
  expect([may("author"), may("owner"), may("stranger")]).toEqual([true, false, false]);
});
