import { answerList } from "@/lib/server/lists/answer-list";

/** Counted meetings as a file, for owners. */
export const GET = (request: Request): Promise<Response> => answerList(request, "meetings");
