import { unavailableMessageTexts as texts } from "@/lib/domain/feedback/feedback-screens.messages";

/** The message for an unavailable service; small, because every page includes it in case of its own failure. */
export function UnavailableMessage() {
  return (
    <>
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{texts.weWillBe}</h1>
      <p className="text-pretty text-ink-soft">{texts.partOurService}</p>
    </>
  );
}
