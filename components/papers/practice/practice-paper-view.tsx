import type { PaperSection, PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";
import { practicePaperTexts } from "@/lib/domain/papers/practice-paper.messages";
import { Question } from "./paper-question";
import { PaperText } from "./paper-text";

/** A practice paper as in an exam: time and marks, the instructions, and the sections. */
export function PracticePaperView({ paper, showsAnswers }: { paper: PracticePaper; showsAnswers: boolean }) {
  const texts = practicePaperTexts[paper.language];
  return (
    <div
      lang={paper.language}
      className="flex flex-col gap-8 rounded-card border border-line bg-card p-4 sm:p-8 print:border-0 print:bg-transparent print:p-0"
    >
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line pb-4 font-medium tabular-nums">
        <span>{texts.time(paper.minutes / 60)}</span>
        <span>{texts.maximum(paper.marks)}</span>
      </p>
      <section aria-labelledby="instructions" className="flex flex-col gap-2">
        <h2 id="instructions" className="font-display text-lg font-semibold">
          {texts.instructions}
        </h2>
        <ol className="flex list-decimal flex-col gap-1 pl-6">
          {paper.instructions.map((instruction) => (
            <li key={instruction} className="pl-1">
              <PaperText text={instruction} />
            </li>
          ))}
        </ol>
      </section>
      {paper.sections.map((section) => (
        <Section key={section.name} section={section} language={paper.language} showsAnswers={showsAnswers} />
      ))}
    </div>
  );
}

type SectionProps = { section: PaperSection; language: PracticePaper["language"]; showsAnswers: boolean };

function Section({ section, language, showsAnswers }: SectionProps) {
  const texts = practicePaperTexts[language];
  return (
    <section aria-labelledby={`section-${section.name}`} className="flex flex-col gap-2">
      <h2 id={`section-${section.name}`} className="break-after-avoid font-display text-lg font-semibold">
        {texts.section(section.name, section.title)}
      </h2>
      {section.instructions && (
        <div className="text-ink-soft italic">
          <PaperText text={section.instructions} />
        </div>
      )}
      <ol className="divide-y divide-line">
        {section.questions.map((question) => (
          <Question key={question.number} question={question} language={language} showsAnswers={showsAnswers} />
        ))}
      </ol>
    </section>
  );
}
