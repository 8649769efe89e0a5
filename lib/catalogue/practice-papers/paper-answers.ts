import type { PaperAnswer, PaperTask, PracticePaper } from "./practice-paper";

/** A task that is answered by itself, with its place in the paper: "7", "21 or", "36 (b)", "36 (c) or". */
export type AnsweredTask = { readonly place: string; readonly marks: number; readonly task: PaperTask };

function answeredTasksOf(task: PaperTask, place: string, marks: number): AnsweredTask[] {
  if (task.parts === undefined) return [{ place, marks, task }];
  return task.parts.flatMap((part) => {
    const here = `${place} ${part.label}`;
    const own: AnsweredTask = { place: here, marks: part.marks, task: part };
    return part.or === undefined ? [own] : [own, { place: `${here} or`, marks: part.marks, task: part.or }];
  });
}

/** Every task of a paper that has an answer of its own, in the paper's order, with its alternatives. */
export function listAnsweredTasks(paper: PracticePaper): AnsweredTask[] {
  return paper.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => [
      ...answeredTasksOf(question, String(question.number), question.marks),
      ...(question.or === undefined ? [] : answeredTasksOf(question.or, `${question.number} or`, question.marks)),
    ]);
}

/** The numbers that the answers of a paper end with, by the place of their task. */
export function statedNumbers(paper: PracticePaper): Record<string, readonly number[]> {
  return Object.fromEntries(
    listAnsweredTasks(paper).flatMap(({ place, task }) => {
      const numbers = (task.answer as PaperAnswer | undefined)?.numbers;
      return numbers === undefined ? [] : [[place, numbers]];
    }),
  );
}
