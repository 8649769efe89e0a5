import type { ReviewSentence } from "./review-sentence";

/** Why a review has only four stars. */
export const SMALL_RESERVATIONS: readonly ReviewSentence[] = [
  { text: "Only the timings could be a little more flexible." },
  { text: "One star less because lessons were moved a few times." },
  { text: "A little more homework would be good." },
  { text: "Sometimes the pace is a bit fast, but {m} repeats when asked." },
  { text: "I would like a monthly summary in writing.", by: "parent" },
  { text: "More practice papers would make it perfect.", examined: true, levels: "hc" },
  { text: "The connection drops now and then, otherwise all good.", format: "online" },
  { text: "It took a month to find a free slot." },
];

/** First sentences of reviews with three stars. */
export const MIXED_OPENINGS: readonly ReviewSentence[] = [
  { text: "The lessons are fine overall." },
  { text: "Knows {s} well, but the lessons could be better organised." },
  { text: "A decent {s} tutor, with some good days and some slow ones." },
  { by: "parent", text: "{C} likes {m}, though the progress in {s} is slower than we hoped." },
  { by: "parent", text: "Good with children, but not so strong in planning.", levels: "kp" },
  { by: "student", text: "{m} is friendly, but the lessons often start late." },
  { by: "student", text: "Some chapters were explained very well, others too quickly." },
  { text: "Mixed feelings after {months} months." },
];

/** What was mediocre. */
export const MIXED_DETAILS: readonly ReviewSentence[] = [
  { text: "{t1} went well, but {u} needed another explanation from elsewhere." },
  { text: "We spent a lot of time on {t} and had little left for {u}." },
  { text: "The explanation of {t} was good; there was just too little practice." },
  { text: "For {t} we mostly read from the textbook.", examined: true },
  { text: "Homework on {t} was given but not always checked." },
  { text: "Too much time went into {t} and too little into revision." },
  { text: "Three lessons were shifted at short notice in the same month." },
  { text: "The sound was poor in several online lessons on {t}.", format: "online" },
];

/** Last sentences of mixed reviews. */
export const MIXED_CLOSINGS: readonly ReviewSentence[] = [
  { text: "We will see how the next term goes.", by: "parent" },
  { text: "It may suit others better." },
  { text: "Still, {m} is polite and means well." },
  { text: "All right for the fee." },
  { text: "I am staying until the exams and will decide then.", by: "student", examined: true },
];

/** First sentences of reviews with one or two stars. */
export const CRITICAL_OPENINGS: readonly ReviewSentence[] = [
  { by: "parent", text: "Unfortunately it did not work out for {c}." },
  { by: "parent", text: "We stopped after {weeks} weeks." },
  { by: "student", text: "I left after {weeks} weeks." },
  { by: "student", text: "Not the right teacher for me." },
  { text: "I expected more from the {s} lessons." },
  { text: "The lessons were cancelled too often." },
  { by: "parent", text: "{m} was often on the phone during the lesson." },
];

/** What went wrong. */
export const CRITICAL_DETAILS: readonly ReviewSentence[] = [
  { text: 'Questions about {t} were answered with "read the book".', examined: true },
  { by: "parent", text: "After a month {c} was as unsure about {t} as before." },
  { text: "{t1} took five minutes, and then we moved on to the next page." },
  { text: "There was no plan: one day it was {t}, the next day {u}." },
  { text: "Half of the lessons on {t} started twenty minutes late." },
  { text: "The worksheets on {t} were photocopies with mistakes in them.", examined: true },
  { text: "Two lessons that had been paid for were never made up." },
];

/** Last sentences of critical reviews. */
export const CRITICAL_CLOSINGS: readonly ReviewSentence[] = [
  { text: "A pity, because {m} clearly knows {s}." },
  { text: "Messages were answered only after days." },
  { text: "We have found somebody else now.", by: "parent" },
  { text: "I study with a friend now.", by: "student" },
  { text: "The first lesson was good, the later ones were not." },
];
