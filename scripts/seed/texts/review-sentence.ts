/** A sentence of a review and when it fits. */
export type ReviewSentence = {
  readonly text: string;
  /** Who can say it; anybody if left out. */
  readonly by?: "parent" | "student";
  /** First letters of the levels in which it makes sense; all if left out. */
  readonly levels?: string;
  /** Only where the subject is examined at school. */
  readonly examined?: true;
  /** Only where lessons are held this way. */
  readonly format?: "online" | "home";
};

/** The lesson that a review speaks of. */
export type ReviewScene = {
  readonly by: "parent" | "student";
  readonly level: string;
  readonly examined: boolean;
  readonly online: boolean;
  readonly home: boolean;
};

/** The sentences that can be said about a lesson. */
export function fittingSentences(sentences: readonly ReviewSentence[], scene: ReviewScene): readonly ReviewSentence[] {
  return sentences.filter(
    (sentence) =>
      (sentence.by === undefined || sentence.by === scene.by) &&
      (sentence.levels === undefined || sentence.levels.includes(scene.level)) &&
      (sentence.examined === undefined || scene.examined) &&
      (sentence.format === undefined || (sentence.format === "online" ? scene.online : scene.home)),
  );
}
