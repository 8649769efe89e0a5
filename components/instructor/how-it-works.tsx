import { INSTRUCTOR_STEPS } from "@/lib/catalogue/instructor";
import { howItWorksTexts as texts } from "@/lib/catalogue/instructor.messages";

/** The steps as stops on a route: side by side on wide screens, stacked on phones. */
export function HowItWorks() {
  return (
    <section aria-labelledby="steps-heading" className="border-y border-line bg-leaf-wash">
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-14 sm:px-6">
        <h2 id="steps-heading" className="font-display text-2xl font-bold sm:text-3xl">
          {texts.howWorks}
        </h2>
        <ol className="grid lg:grid-cols-4">
          {INSTRUCTOR_STEPS.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative flex gap-4 pb-8 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-0 not-last:before:left-5.5 not-last:before:border-l-2 not-last:before:border-dashed not-last:before:border-leaf last:pb-0 lg:flex-col lg:pr-8 lg:pb-0 lg:not-last:before:top-5.5 lg:not-last:before:right-0 lg:not-last:before:bottom-auto lg:not-last:before:left-11 lg:not-last:before:border-t-2 lg:not-last:before:border-l-0"
            >
              <span
                aria-hidden
                className="flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf font-display text-lg font-bold text-on-leaf tabular-nums"
              >
                {index + 1}
              </span>
              <div className="flex flex-col gap-1 pt-2 lg:pt-0">
                <h3 className="font-display text-lg font-semibold">{title}</h3>
                <p className="max-w-prose text-pretty text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
