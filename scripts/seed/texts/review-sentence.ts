/** A sentence of a review and its conditions. */
export type ReviewSentence = {
  readonly text: string;
  /** Who can say it; anyone by default. */
  readonly by?: "parent" | "student";
  /** First letters of the levels in which it makes sense; all by default. */
  readonly levels?: string;
  /** Only if schools examine the subject. */
  readonly examined?: true;
  /** Only for lessons in this format. */
  readonly format?: "online" | "home";
};

/** The lesson that a review is about. */
export type ReviewScene = {
  readonly by: "parent" | "student";
  readonly level: string;
  readonly examined: boolean;
  readonly online: boolean;
  readonly home: boolean;
};

/** The sentences that fit a lesson. */
export function fittingSentences(sentences: readonly ReviewSentence[], scene: ReviewScene): readonly ReviewSentence[] {
  return sentences.filter(
    (sentence) =>
      (sentence.by === undefined || sentence.by === scene.by) &&
      (sentence.levels === undefined || sentence.levels.includes(scene.level)) &&
      (sentence.examined === undefined || scene.examined) &&
      (sentence.format === undefined || (sentence.format === "online" ? scene.online : scene.home)),
  );
}
