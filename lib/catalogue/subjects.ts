/**
 * The subjects that can be filtered by. The id is the subject's bit in a listing row's `subject_mask`
 * and part of its search tokens: ids are never reused or renumbered, and stay below 62.
 * Aliases are other words that people type for the same subject.
 */
export type Subject = { readonly id: number; readonly name: string; readonly aliases: readonly string[] };

export const SUBJECTS: readonly Subject[] = [
  { id: 1, name: "Mathematics", aliases: ["maths", "math", "ganit", "algebra", "geometry", "arithmetic"] },
  { id: 2, name: "English", aliases: ["english grammar", "english literature"] },
  { id: 3, name: "Science", aliases: ["general science"] },
  { id: 4, name: "Hindi", aliases: [] },
  { id: 5, name: "Physics", aliases: ["mechanics"] },
  { id: 6, name: "Chemistry", aliases: ["organic chemistry"] },
  { id: 7, name: "Biology", aliases: ["botany", "zoology"] },
  { id: 8, name: "Social Studies", aliases: ["social science", "sst", "civics"] },
  { id: 9, name: "Computer Science", aliases: ["cs", "computers", "computer", "informatics practices"] },
  { id: 10, name: "Environmental Studies", aliases: ["evs", "environment"] },
  { id: 11, name: "Economics", aliases: [] },
  { id: 12, name: "Accountancy", aliases: ["accounts", "accounting"] },
  { id: 13, name: "Business Studies", aliases: ["business", "commerce"] },
  { id: 14, name: "History", aliases: [] },
  { id: 15, name: "Geography", aliases: [] },
  { id: 16, name: "Political Science", aliases: ["politics"] },
  { id: 17, name: "Programming", aliases: ["coding", "python", "java"] },
  { id: 18, name: "Web Development", aliases: ["web design", "html", "javascript"] },
  { id: 19, name: "Technology", aliases: ["information technology"] },
  { id: 20, name: "Sanskrit", aliases: [] },
  { id: 21, name: "Spoken English", aliases: ["english speaking", "communication"] },
  { id: 22, name: "Phonics", aliases: ["reading", "jolly phonics"] },
  { id: 23, name: "Drawing", aliases: ["art", "painting", "sketching"] },
  { id: 24, name: "Music", aliases: ["singing", "guitar", "keyboard", "tabla"] },
  { id: 25, name: "Statistics", aliases: [] },
  { id: 26, name: "Abacus", aliases: ["mental maths"] },
  { id: 27, name: "Vedic Maths", aliases: ["vedic mathematics"] },
  { id: 28, name: "French", aliases: [] },
  { id: 29, name: "German", aliases: [] },
  { id: 30, name: "Psychology", aliases: [] },
  { id: 31, name: "Sociology", aliases: [] },
  { id: 32, name: "Tamil", aliases: [] },
  { id: 33, name: "Telugu", aliases: [] },
  { id: 34, name: "Kannada", aliases: [] },
  { id: 35, name: "Malayalam", aliases: [] },
  { id: 36, name: "Marathi", aliases: [] },
  { id: 37, name: "Bengali", aliases: [] },
  { id: 38, name: "Gujarati", aliases: [] },
  { id: 39, name: "Punjabi", aliases: [] },
  { id: 40, name: "Odia", aliases: ["oriya"] },
  { id: 41, name: "Urdu", aliases: [] },
  { id: 42, name: "Chess", aliases: [] },
  { id: 43, name: "Yoga", aliases: [] },
  { id: 44, name: "Dance", aliases: ["bharatanatyam", "kathak"] },
];

const SUBJECT_BY_WORD = new Map(
  SUBJECTS.flatMap((subject) =>
    [subject.name, ...subject.aliases].map((word) => [word.toLowerCase(), subject] as const),
  ),
);

/** The subject's slug in addresses: "computer-science". */
export function subjectSlug({ name }: Subject): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const SUBJECT_BY_SLUG = new Map(SUBJECTS.map((subject) => [subjectSlug(subject), subject]));

/** The subject with this slug, or undefined. */
export function findSubjectBySlug(slug: string): Subject | undefined {
  return SUBJECT_BY_SLUG.get(slug);
}

/** The subject with this name or alias, ignoring case, or undefined. */
export function findSubject(word: string): Subject | undefined {
  return SUBJECT_BY_WORD.get(word.trim().toLowerCase());
}
