import type { InstructorTab } from "@/lib/links";

/** Texts of the page for future mentors. Each sentence describes the code: change both together. */
type Point = { readonly title: string; readonly text: string };

/** The steps to a first student, in order. */
export const INSTRUCTOR_STEPS: readonly Point[] = [
  {
    title: "Register",
    text: "Your name, an email address and a password. Open the link that we send you, and you can log in.",
  },
  {
    title: "Say what you teach",
    text: "Your subjects, the classes you take, and whether you teach online, at home or both.",
  },
  {
    title: "Be found nearby",
    text: "Families search by subject, class and distance, and see how near you are.",
  },
  {
    title: "Meet your student",
    text: "A first meeting takes 30 minutes. After it you both know whether it fits.",
  },
];

const REQUIREMENTS: readonly Point[] = [
  {
    title: "You are 18 or older",
    text: "Mentors are adults. Many of the students are children.",
  },
  {
    title: "A verified email address",
    text: "You can log in once you have opened the link in our mail.",
  },
  {
    title: "A complete profile",
    text: "To be listed, it names at least one subject and one class offered, with the classes it is for. Your own profile says if anything else is needed.",
  },
  {
    title: "Honest qualifications",
    text: "Name the degrees and the teaching years that you can show to a family who asks. A degree is not a must.",
  },
  {
    title: "Half an hour for a first meeting",
    text: "Students book 30 minutes to get to know you. Be there, on time.",
  },
  {
    title: "No fee",
    text: "Joining is free, and so are your profile and your place in the listing.",
  },
];

const RULES: readonly Point[] = [
  {
    title: "Children are safe with you",
    text: "Teach a child only when a parent knows when and where, and in a room that others can walk into.",
  },
  {
    title: "Every student is respected",
    text: "Patience for every question. No shouting, no shaming, no difference by caste, religion, gender or income.",
  },
  {
    title: "Contact details stay between you",
    text: "A student's phone number, address or email is for your lessons only. Never pass it on, never advertise with it.",
  },
  {
    title: "Reviews are earned",
    text: "Nobody can review their own profile, and each student has one review for you. Buying or trading reviews is not allowed.",
  },
  {
    title: "Your profile is you",
    text: "Your own name, your own picture, your own experience. One account for each person.",
  },
  {
    title: "Your word counts",
    text: "If you cannot come, say so as early as you can. A family has made time for you.",
  },
];

type Section = { readonly tab: InstructorTab; readonly title: string; readonly points: readonly Point[] };

/** The two tabs (docs/product.md, Screens). */
export const INSTRUCTOR_SECTIONS: readonly Section[] = [
  { tab: "requirements", title: "Instructor Requirements", points: REQUIREMENTS },
  { tab: "rules", title: "Instructor Rules", points: RULES },
];

/** What mentors get in return. */
export const INSTRUCTOR_PROMISES: readonly Point[] = [
  {
    title: "Your home stays yours",
    text: "The map never shows it, only a point that lies 150 metres to 1.1 km away.",
  },
  {
    title: "No email, no phone number",
    text: "Your public profile shows neither, to nobody.",
  },
  {
    title: "Reviews by real accounts",
    text: "Only people with a verified email address can write one.",
  },
];
