import { unavailableMessageTexts as texts } from "@/lib/domain/feedback/feedback-screens.messages";

/** What is said while something is away that a page needs; light, because every page holds it ready for its own failure. */
export function UnavailableMessage() {
  return (
    <>
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{texts.weWillBe}</h1>
      <p className="text-pretty text-ink-soft">{texts.partOurService}</p>
    </>
  );
}
