import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import type { Answer, Question } from "./ask";
import type { Shot } from "./load";
import type { Verdict } from "./tally";

/** What the world is like: all is well, something is away, or it is just changing, so that both may be answered. */
export type Phase = "up" | "down" | "turning";

/** Words that would tell a visitor of our inside. */
const INTERNALS = /prisma|postgres|ECONN|ETIMEDOUT|node_modules|DatabaseUnavailable/i;

const told = ({ method = "GET", path }: Question, { status, text }: Answer) =>
  `${method} ${path} answers ${status}: ${text.slice(0, 100).replaceAll(/\s+/g, " ")}`;

/** Whether an answer says kindly that it cannot be given now: a page that can be read, or the contract's envelope. */
export function isKindRefusal({ status, headers, text }: Answer): boolean {
  if (status !== 503 || !headers["retry-after"] || INTERNALS.test(text)) return false;
  if (headers["content-type"]?.startsWith("application/json")) {
    const { success, message } = JSON.parse(text) as { success?: unknown; message?: unknown };
    return success === false && typeof message === "string";
  }
  if (!headers["content-type"]?.startsWith("text/html")) return text.length < 100;
  const isKept = !headers["cache-control"]?.includes("no-store");
  return !isKept && text.includes("We will be right back") && text.includes("Try again");
}

/**
 * Requests whose answers are judged by the phase in which they were sent and answered.
 * @param phaseOf the phase at this moment
 */
export function shotsIn(phaseOf: () => Phase) {
  const shot = (question: Question, judge: (answer: Answer, phase: Phase) => Verdict): Shot => {
    const asked = phaseOf();
    return { ...question, judge: (answer) => judge(answer, phaseOf() === asked ? asked : "turning") };
  };
  const isGood = (answer: Answer, holds: string, status: number) =>
    answer.status === status && answer.text.includes(holds);
  return {
    /** Answered as ever, whatever is away. @param holds a text that the answer has to hold */
    always: (question: Question, holds: string, status = 200): Shot =>
      shot(question, (answer) => (isGood(answer, holds, status) ? "good" : { wrong: told(question, answer) })),

    /** Answered while all is well, and refused kindly while something is away. */
    whenUp: (question: Question, holds: string, status = 200): Shot =>
      shot(question, (answer, phase) => {
        if (isGood(answer, holds, status)) return "good";
        if (phase !== "up" && isKindRefusal(answer)) return "refused";
        return { wrong: `${told(question, answer)} (${phase})` };
      }),

    /** A way within the site: its answer may have begun before anything failed, and then tells the browser by its digest. */
    withinSite: (question: Question, holds: string): Shot => {
      // Next wants a sum of the headers that tell such requests apart; without those, the sum is empty.
      const asked = { ...question, path: `${question.path}${question.path.includes("?") ? "&" : "?"}_rsc` };
      return shot({ ...asked, headers: { ...question.headers, RSC: "1" } }, (answer, phase) => {
        const isTold = answer.status === 503 || answer.text.includes(UNAVAILABLE_DIGEST);
        if (answer.status === 200 && !isTold && answer.text.includes(holds)) return "good";
        return isTold && phase !== "up" && !INTERNALS.test(answer.text) ? "refused" : { wrong: told(asked, answer) };
      });
    },
  };
}
