import type {
  Figure,
  PaperAnswer,
  PaperPart,
  PaperQuestion,
  PaperTable,
  PaperTask,
} from "@/lib/catalogue/practice-papers/practice-paper";
import { practicePaperTexts } from "@/lib/domain/papers/practice-paper.messages";
import { PaperLine, PaperText } from "./paper-text";

type Language = keyof typeof practicePaperTexts;
type Shared = { language: Language; showsAnswers: boolean };

/** A question with its parts and alternatives, and with its marking scheme where answers are shown. */
export function Question({ question, ...shared }: Shared & { question: PaperQuestion }) {
  const texts = practicePaperTexts[shared.language];
  return (
    <li id={`q${question.number}`} className="flex scroll-mt-24 break-inside-avoid-page gap-3 py-4 sm:gap-4">
      <h3 className="w-8 shrink-0 font-semibold tabular-nums">
        <span className="sr-only">{texts.question} </span>
        {question.number}.
      </h3>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Task task={question} marks={question.marks} {...shared} />
        {question.or && (
          <>
            <Or language={shared.language} />
            <Task task={question.or} marks={question.marks} {...shared} />
          </>
        )}
      </div>
    </li>
  );
}

function Or({ language }: { language: Language }) {
  return (
    <p className="text-center text-sm font-semibold tracking-wide text-ink-soft">{practicePaperTexts[language].or}</p>
  );
}

/** What is asked, the marks beside it, and the answer below. */
function Task({ task, marks, ...shared }: Shared & { task: PaperTask; marks: number }) {
  const { passage, text, figure, table, options, answer, parts } = task;
  return (
    <>
      {passage && (
        <div className="flex flex-col gap-2 border-l-2 border-line pl-4">
          <PaperText text={passage} />
        </div>
      )}
      {text !== "" && (
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <PaperText text={text} />
          </div>
          <Marks marks={marks} language={shared.language} />
        </div>
      )}
      {table && <Table rows={table} label={practicePaperTexts[shared.language].table} />}
      {figure && <Drawing figure={figure} />}
      {options && <Options options={options} />}
      {parts && (
        <ol className="flex flex-col gap-3">
          {parts.map((part) => (
            <Part key={part.label} part={part} {...shared} />
          ))}
        </ol>
      )}
      {shared.showsAnswers && answer && <Answer answer={answer} options={options} language={shared.language} />}
    </>
  );
}

function Part({ part, ...shared }: Shared & { part: PaperPart }) {
  return (
    <li className="flex gap-2">
      <span className="w-7 shrink-0">{part.label}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Task task={part} marks={part.marks} {...shared} />
        {part.or && (
          <>
            <Or language={shared.language} />
            <Task task={part.or} marks={part.marks} {...shared} />
          </>
        )}
      </div>
    </li>
  );
}

function Marks({ marks, language }: { marks: number; language: Language }) {
  return (
    <span className="shrink-0 font-medium text-ink-soft tabular-nums">
      [{marks}]<span className="sr-only"> {practicePaperTexts[language].marks(marks)}</span>
    </span>
  );
}

function Drawing({ figure: { svg, alt } }: { figure: Figure }) {
  return (
    <div
      role="img"
      aria-label={alt}
      className="w-full max-w-sm [&>svg]:h-auto [&>svg]:w-full"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

const letterOf = (position: number) => `(${String.fromCharCode(65 + position)})`;

function Options({ options }: { options: readonly string[] }) {
  // Long options take a line each.
  const isShort = options.every((option) => option.length <= 32);
  return (
    <ol className={isShort ? "grid grid-cols-1 gap-x-6 gap-y-1 min-[420px]:grid-cols-2" : "flex flex-col gap-1"}>
      {options.map((option, position) => (
        <li key={option} className="flex gap-2">
          <span className="shrink-0 text-ink-soft">{letterOf(position)}</span>
          <span className="min-w-0">
            <PaperLine text={option} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Table({ rows: [head = [], ...rows], label }: { rows: PaperTable; label: string }) {
  return (
    // A wide table scrolls, with the keyboard too.
    <div role="group" aria-label={label} tabIndex={0} className="max-w-full overflow-x-auto">
      <table className="border-collapse text-left">
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className="border border-line px-3 py-1 font-medium">
                <PaperLine text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className="border border-line px-3 py-1 tabular-nums">
                  <PaperLine text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type AnswerProps = { answer: PaperAnswer; options?: readonly string[]; language: Language };

/** The right option, the marking scheme and the model answer. */
function Answer({ answer: { option, steps, model }, options, language }: AnswerProps) {
  const texts = practicePaperTexts[language];
  return (
    <div className="flex flex-col gap-2 rounded-card bg-leaf-wash px-4 py-3">
      <p className="font-semibold">
        {texts.answer}
        {option !== undefined && options?.[option] !== undefined && (
          <>
            : {letterOf(option)} <PaperLine text={options[option]} />
          </>
        )}
      </p>
      <ol className="flex flex-col gap-2">
        {steps.map(([step, marks], index) => (
          <li key={index} className="flex items-start justify-between gap-4">
            <div className="flex min-w-0 flex-col gap-2">
              <PaperText text={step} />
            </div>
            <Marks marks={marks} language={language} />
          </li>
        ))}
      </ol>
      {model && (
        <div className="flex flex-col gap-2 border-t border-line pt-2">
          <p className="text-sm font-semibold text-ink-soft">{texts.model}</p>
          <PaperText text={model} />
        </div>
      )}
    </div>
  );
}
