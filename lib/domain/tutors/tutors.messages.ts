import { mentorCountText } from "@/lib/domain/search/listing.rules";
import { ratingText } from "@/lib/domain/mentors/profile.rules";

type Rating = { average: number; reviewCount: number };

/** "42 mentors teach Physics in Pune.": number, subject and place in a sentence. */
function countSentence(mentorCount: number, what: string, place: string): string {
  return `${mentorCountText(mentorCount, false)} ${mentorCount === 1 ? "teaches" : "teach"} ${what} in ${place}.`;
}

/** Texts of the pages about tutors by subject and town, and of the directory. */
export const tutorsMessages = {
  tutors: "Tutors",
  title: "Tutors by subject",
  intro: "Choose a subject to see who teaches it, in your town and all over India.",
  description: (subjects: number) =>
    `Home tutors for ${subjects} subjects, from mathematics to music. Choose a subject, then your town, and compare mentors by reviews and classes.`,
  count: countSentence,
  rated: ({ average, reviewCount }: Rating) => `Their students rate them ${ratingText(average, reviewCount)}.`,
  unrated: "Nobody has reviewed them yet.",
  closing: "Compare classes and reviews, and book a meeting of 30 minutes.",
  empty: (what: string, place: string) => `Nobody teaches ${what} in ${place} yet`,
  emptyHint: "Look around in other towns. Some mentors teach online, wherever you live.",
  more: (shown: number) => `These are the ${shown} whom families recommend most.`,
  map: "See them on a map",
  all: (subject: string) => `Search and filter all ${subject} mentors`,
  towns: (subject: string) => `${subject} tutors by town`,
  neighbours: (subject: string) => `${subject} tutors in towns near by`,
  subjects: (place: string) => `Other subjects in ${place}`,
  others: "More tutors",
  papers: (subject: string) => `${subject} question papers`,
  notFoundTitle: "Tutors not found",
  notFound: "We do not know this subject or town.",
  notFoundHint: "The address may be misspelled. Here are all subjects that mentors teach.",
  notFoundDescription:
    "There is no page about tutors at this address. See all subjects that mentors teach, in your town and all over India.",
  allSubjects: "See all subjects",
  directory: "All mentors",
  directoryIntro: "Every mentor of this site, by name.",
  directoryDescription:
    "Every mentor of this site by name, with subjects and town. To find the right one, search by class, subject and distance.",
  directoryPageDescription: (page: number) =>
    `Page ${page} of all mentors of this site by name, with their subjects and their town. Choose a name to see the profile.`,
  directoryPages: "Pages of the directory",
  directoryPage: (page: number) => `All mentors, page ${page}`,
  /** The first and last name on a page: "Aar to Mee". */
  directoryRange: (first: string, last: string) => `${first.trim()} to ${last.trim()}`,
  directoryEmpty: "The first mentors are on their way.",
} as const;
