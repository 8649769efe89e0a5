import { closingPanelTexts as texts } from "@/lib/catalogue/instructor.messages";
import { ApplyNow } from "./apply-now";

/** The end of the page, with the sign-up button again. */
export function ClosingPanel() {
  return (
    <section aria-labelledby="apply-heading" className="mx-auto max-w-page px-4 pb-16 sm:px-6">
      <div className="flex flex-col items-start gap-6 rounded-card border border-line bg-leaf-wash p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex flex-col gap-2">
          <h2 id="apply-heading" className="font-display text-2xl font-bold text-balance">
            {texts.somebodyNearStuck}
          </h2>
          <p className="max-w-prose text-ink-soft">{texts.registeringTakesMinute}</p>
        </div>
        <ApplyNow />
      </div>
    </section>
  );
}
