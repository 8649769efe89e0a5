/** The seed's facts about a subject beyond the catalogue. */
type SubjectFacts = {
  /** The lowest and highest grade in which it is taught. */
  readonly grades: readonly [lowest: number, highest: number];
  /** Its name in the middle of a sentence. */
  readonly spoken: string;
  /** The degree field of its teachers. */
  readonly field: string;
  readonly degrees: DegreeGroup;
  /** Whether schools examine it. */
  readonly examined: boolean;
};

export type DegreeGroup =
  "science" | "arts" | "commerce" | "computing" | "early" | "fine-art" | "performance" | "yoga" | "sport";

const academic = (
  grades: readonly [number, number],
  spoken: string,
  field: string,
  degrees: DegreeGroup,
): SubjectFacts => ({ grades, spoken, field, degrees, examined: true });
const activity = (
  grades: readonly [number, number],
  spoken: string,
  field: string,
  degrees: DegreeGroup,
): SubjectFacts => ({ grades, spoken, field, degrees, examined: false });
const language = (name: string): SubjectFacts => academic([0, 12], name, name, "arts");

/** Facts by the catalogue's subject names. */
const SUBJECT_FACTS: Readonly<Record<string, SubjectFacts>> = {
  Mathematics: academic([-2, 12], "maths", "Mathematics", "science"),
  English: academic([-2, 12], "English", "English Literature", "arts"),
  Science: academic([3, 10], "science", "Life Sciences", "science"),
  Hindi: academic([-1, 12], "Hindi", "Hindi", "arts"),
  Physics: academic([8, 12], "physics", "Physics", "science"),
  Chemistry: academic([8, 12], "chemistry", "Chemistry", "science"),
  Biology: academic([8, 12], "biology", "Zoology", "science"),
  "Social Studies": academic([3, 10], "social studies", "History", "arts"),
  "Computer Science": academic([1, 12], "computer science", "Computer Science", "computing"),
  "Environmental Studies": academic([-1, 5], "EVS", "Environmental Science", "science"),
  Economics: academic([9, 12], "economics", "Economics", "arts"),
  Accountancy: academic([11, 12], "accountancy", "Accounting and Finance", "commerce"),
  "Business Studies": academic([11, 12], "business studies", "Business Administration", "commerce"),
  History: academic([6, 12], "history", "History", "arts"),
  Geography: academic([6, 12], "geography", "Geography", "arts"),
  "Political Science": academic([9, 12], "political science", "Political Science", "arts"),
  Programming: activity([5, 12], "programming", "Computer Applications", "computing"),
  "Web Development": activity([6, 12], "web development", "Information Technology", "computing"),
  Technology: activity([3, 12], "technology", "Electronics", "computing"),
  Sanskrit: academic([6, 12], "Sanskrit", "Sanskrit", "arts"),
  "Spoken English": activity([1, 12], "spoken English", "English Literature", "arts"),
  Phonics: activity([-2, 2], "phonics", "Early Childhood Education", "early"),
  Drawing: activity([-2, 10], "drawing", "Painting", "fine-art"),
  Music: activity([-2, 10], "music", "Music", "performance"),
  Statistics: academic([11, 12], "statistics", "Statistics", "science"),
  Abacus: activity([0, 6], "abacus", "Mathematics", "science"),
  "Vedic Maths": activity([3, 10], "Vedic maths", "Mathematics", "science"),
  French: academic([5, 12], "French", "French", "arts"),
  German: academic([5, 12], "German", "German", "arts"),
  Psychology: academic([11, 12], "psychology", "Psychology", "arts"),
  Sociology: academic([11, 12], "sociology", "Sociology", "arts"),
  Tamil: language("Tamil"),
  Telugu: language("Telugu"),
  Kannada: language("Kannada"),
  Malayalam: language("Malayalam"),
  Marathi: language("Marathi"),
  Bengali: language("Bengali"),
  Gujarati: language("Gujarati"),
  Punjabi: language("Punjabi"),
  Odia: language("Odia"),
  Urdu: language("Urdu"),
  Chess: activity([-1, 10], "chess", "Physical Education", "sport"),
  Yoga: activity([-1, 12], "yoga", "Yoga", "yoga"),
  Dance: activity([-1, 10], "dance", "Bharatanatyam", "performance"),
};

/** The facts of a catalogue subject. */
export function subjectFacts(subject: string): SubjectFacts {
  const facts = SUBJECT_FACTS[subject];
  if (!facts) throw new Error(`The seed has no facts about the subject "${subject}".`);
  return facts;
}
