import { answerList } from "@/lib/server/lists/answer-list";

/** The mentors as a file, for owners. */
export const GET = (request: Request): Promise<Response> => answerList(request, "mentors");
