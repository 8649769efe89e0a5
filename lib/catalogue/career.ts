/** Texts of the page about working with Mentorhood. It offers no jobs, because the project has none. */
type Point = { readonly title: string; readonly text: string };

export const TEACHING_POINTS: readonly Point[] = [
  {
    title: "You decide",
    text: "Which subjects and classes, on which days, online or at home. What you are paid is between you and the family.",
  },
  {
    title: "You keep what you earn",
    text: "A profile is free, and no share of a lesson's fee is taken.",
  },
  {
    title: "You need no degree to begin",
    text: "You need to be 18 or older, to know your subject, and to be honest about what you have done.",
  },
];

export const CONTRIBUTING_POINTS: readonly Point[] = [
  {
    title: "Try it and tell",
    text: "A sentence that is hard to understand, a page that is slow on your phone, a screen reader that falls silent: each is worth a report.",
  },
  {
    title: "Write code",
    text: "The source runs on one computer with one command and no account. The file CONTRIBUTING.md in it says how a change gets in.",
  },
  {
    title: "Draw, write, translate",
    text: "The pictures, the help texts and the towns of the search are part of the source as well.",
  },
];
