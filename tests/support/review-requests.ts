import * as ofMentor from "@/app/api/v1/users/mentor/[id]/review/route";
import * as ofAnswer from "@/app/api/v1/users/review/[id]/answer/route";
import * as ofReview from "@/app/api/v1/users/review/[id]/route";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { send, type Sending } from "./account-requests";

export const REVIEW = { rating: 4, comment: "Patient, and never late." };
export const EDITED = { rating: 2, comment: "Patient, but late every time." };
export const ANSWER = { answer: "Thank you. The bus is to blame." };

/** Creates a mentor with one review, another mentor, and an account without reviews. */
export async function createScene() {
  const [mentor, otherMentor, author, stranger] = await Promise.all([
    createMentorMember(),
    createMentorMember(),
    createUserMember(),
    createUserMember(),
  ]);
  const review = await createReview({ mentor, student: author });
  return { mentor, otherMentor, author, stranger, review };
}
type Scene = Awaited<ReturnType<typeof createScene>>;

const at = (id: string, more: Sending): Sending => ({ params: { id }, ...more });

export const write = (bearer: string | undefined, mentorId: string, json: unknown = REVIEW) =>
  send(ofMentor.POST, at(mentorId, { bearer, json }));
export const readOwn = (bearer: string | undefined, mentorId: string) =>
  send(ofMentor.GET, at(mentorId, { method: "GET", bearer }));
export const edit = (bearer: string | undefined, reviewId: string, json: unknown = EDITED) =>
  send(ofReview.PUT, at(reviewId, { method: "PUT", bearer, json }));
export const remove = (bearer: string | undefined, reviewId: string) =>
  send(ofReview.DELETE, at(reviewId, { method: "DELETE", bearer }));
export const answer = (bearer: string | undefined, reviewId: string, json: unknown = ANSWER) =>
  send(ofAnswer.PUT, at(reviewId, { method: "PUT", bearer, json }));
export const withdraw = (bearer: string | undefined, reviewId: string) =>
  send(ofAnswer.DELETE, at(reviewId, { method: "DELETE", bearer }));

/** Every write to reviews: the permitted caller in a scene, its target, and its body. */
export const WRITES = [
  {
    name: "POST /users/mentor/{id}/review",
    handler: ofMentor.POST,
    method: "POST",
    json: REVIEW,
    fields: ["rating", "comment"],
    byWhom: ({ stranger }: Scene) => stranger,
    upon: ({ mentor }: Scene) => mentor.id,
  },
  {
    name: "PUT /users/review/{id}",
    handler: ofReview.PUT,
    method: "PUT",
    json: EDITED,
    fields: ["rating", "comment"],
    byWhom: ({ author }: Scene) => author,
    upon: ({ review }: Scene) => review.id,
  },
  {
    name: "DELETE /users/review/{id}",
    handler: ofReview.DELETE,
    method: "DELETE",
    json: undefined,
    fields: ["id"],
    byWhom: ({ author }: Scene) => author,
    upon: ({ review }: Scene) => review.id,
  },
  {
    name: "PUT /users/review/{id}/answer",
    handler: ofAnswer.PUT,
    method: "PUT",
    json: ANSWER,
    fields: ["answer"],
    byWhom: ({ mentor }: Scene) => mentor,
    upon: ({ review }: Scene) => review.id,
  },
  {
    name: "DELETE /users/review/{id}/answer",
    handler: ofAnswer.DELETE,
    method: "DELETE",
    json: undefined,
    fields: ["id"],
    byWhom: ({ mentor }: Scene) => mentor,
    upon: ({ review }: Scene) => review.id,
  },
] as const;
