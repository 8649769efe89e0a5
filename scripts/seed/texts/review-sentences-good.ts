import type { ReviewSentence } from "./review-sentence";

/** First sentences of reviews with four or five stars. */
export const GOOD_OPENINGS: readonly ReviewSentence[] = [
  { by: "parent", text: "{C} has been with {m} for {months} months now and we are very happy." },
  { by: "parent", text: "{m} teaches {s} to {c}, who is in {cl}." },
  { by: "parent", text: "We found {m} when {c} was struggling with {t}." },
  { by: "parent", text: "{C} used to be afraid of {s} and now looks forward to the lessons.", examined: true },
  { by: "parent", text: "{m} is patient and kind, and {c} took to {mm} from the first day." },
  { by: "parent", text: "A wonderful {s} teacher for {cl}." },
  { by: "parent", text: "We had tried two other tutors for {s} before we met {m}." },
  { by: "parent", text: "{m} understood within one lesson where {c} was stuck." },
  { by: "parent", text: "Very good experience with {m} for {s} in {cl}." },
  { by: "parent", text: "My sister recommended {m}, and I can only do the same." },
  { by: "parent", text: "{C} was shy at the beginning, but {m} made {chm} comfortable quickly." },
  { by: "parent", text: "I was looking for someone near our home for {s}, and {m} was the right choice." },
  { by: "student", text: "I am in {cl} and take {s} lessons with {m}." },
  { by: "student", text: "{m} is the first teacher with whom I really understood {t}." },
  { by: "student", text: "I joined {m} for {s} {months} months ago." },
  { by: "student", text: "{m} explains {s} in simple words and never makes you feel slow." },
  { by: "student", text: "I came with a lot of doubts in {t}, and all of them are gone." },
  { by: "student", text: "{s1} was my weakest subject before I started with {m}.", examined: true },
  { by: "student", text: "Good teacher, clear explanations, always on time." },
  { by: "student", text: "I was nervous about {s} in {cl}, and {m} took that fear away." },
  { by: "student", text: "A friend from my class told me about {m}." },
  { by: "student", text: "Very friendly and very clear, also with {t}." },
];

/** What was good about the lessons. */
export const GOOD_DETAILS: readonly ReviewSentence[] = [
  { text: "The lessons on {t} were especially clear." },
  { text: "{M} brings an example from daily life for everything, even for {t}." },
  { text: "{M} explained {t} three different ways until it made sense." },
  { text: "{M} goes through every mistake calmly and sets a little practice on {t} afterwards." },
  { text: "{M} is never in a hurry, and {t} got as much time as needed." },
  { text: "The practice sheets for {t} are short and well chosen.", examined: true },
  { text: "For {t} {m} used drawings and small games, which worked very well.", levels: "kp" },
  { text: "{M} prepares colourful material for {t}.", levels: "kp" },
  { text: "Songs and stories make even {t} fun.", levels: "k" },
  { text: "We went through {t} step by step, with questions from old papers.", levels: "hc", examined: true },
  { text: "{M} marks which questions on {t} are likely to come in the exam.", levels: "hc", examined: true },
  { text: "{M} shares handwritten notes, and the ones on {t} saved the revision week.", levels: "hc", examined: true },
  { text: "{M} keeps a weekly test, so {t} stayed fresh.", levels: "hc", examined: true },
  { text: "The online whiteboard is used well, and {t} became easy to follow.", format: "online" },
  { text: "The video lessons run smoothly and the notes on {t} come the same evening.", format: "online" },
  {
    text: "{M} comes to our home on time and stays a little longer when a question on {t} is left open.",
    format: "home",
  },
  { text: "Lessons at home save us the travel, and {t} got full attention.", format: "home" },
  { by: "parent", text: "{M} sends a message every week about what was done, last time about {t}." },
  { by: "parent", text: "{C} now explains {t} to me at the dinner table." },
  { by: "parent", text: "{M} noticed early that {t} needed more time and planned for it." },
  { by: "student", text: "I can ask the same question about {t} twice without feeling bad." },
  { by: "student", text: "Now I can go over {t} on my own without help." },
];

/** The results of the lessons. */
export const GOOD_RESULTS: readonly ReviewSentence[] = [
  { by: "parent", text: "{Ch} marks in {s} went from {low} to {high} within one term.", levels: "ph", examined: true },
  {
    by: "parent",
    text: "The class teacher also noticed the difference at the last parents' meeting.",
    levels: "kph",
    examined: true,
  },
  { by: "parent", text: "{CP} does the homework without being told now.", levels: "ph" },
  { by: "parent", text: "{CP} asks every morning whether it is a lesson day.", levels: "kp" },
  { by: "parent", text: "{CP} has become much more confident." },
  { by: "parent", text: "{CP} stood first in the class in {s} this time.", levels: "ph", examined: true },
  { by: "student", text: "I scored {top} in the half-yearly exam.", levels: "hc", examined: true },
  { by: "student", text: "My marks in {s} went up from {low} to {high}.", levels: "hc", examined: true },
  { by: "student", text: "I feel ready for the board exam now.", levels: "c", examined: true },
  { by: "student", text: "I have started to enjoy {s}." },
  { by: "student", text: "I am much more confident in class now." },
];

/** Last sentences of good reviews. */
export const GOOD_CLOSINGS: readonly ReviewSentence[] = [
  { text: "Highly recommended." },
  { text: "Thank you, {m}." },
  { text: "I would recommend {mm} to anyone in {town}.", format: "home" },
  { text: "Worth every rupee." },
  { text: "We are continuing next year as well.", by: "parent" },
  { text: "My younger sister will join next year.", by: "student" },
  { text: "Our neighbours' daughter has joined too.", by: "parent" },
  { text: "{M} is also flexible when the school timetable changes." },
  { text: "Punctual, honest and well prepared." },
  { text: "I wish we had found {mm} earlier.", by: "parent" },
  { text: "I wish I had joined earlier.", by: "student" },
];
