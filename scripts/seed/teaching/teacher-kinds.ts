/** Grades from the lowest to the highest, inclusive. */
export type Span = readonly [lowest: number, highest: number];

/** A kind of tutor: the subjects that they combine, and the grades. */
export type TeacherKind = {
  readonly id: string;
  readonly weight: number;
  /** Subjects of which a tutor of this kind teaches one or more; "local" is the language of the state. */
  readonly core: readonly string[];
  readonly coreCount: readonly [least: number, most: number];
  /** Subjects that some of them add. */
  readonly extra: readonly string[];
  readonly spans: readonly Span[];
  readonly feminineShare: number;
};

export const LOCAL_LANGUAGE = "local";

const kind = (
  id: string, weight: number, core: readonly string[], coreCount: readonly [number, number], extra: readonly string[], spans: readonly Span[], feminineShare: number,
): TeacherKind => ({ id, weight, core, coreCount, extra, spans, feminineShare }); // prettier-ignore

export const TEACHER_KINDS: readonly TeacherKind[] = [
  kind("nursery", 11, ["Phonics", "English", "Mathematics", "Drawing"], [2, 3], ["Environmental Studies", "Music", "Hindi", LOCAL_LANGUAGE], [[-2, 0], [-2, -1], [-1, 0], [-1, 1], [-2, 2]], 0.94),
  kind("primary", 14, ["Mathematics", "English", "Environmental Studies"], [2, 3], ["Hindi", LOCAL_LANGUAGE, "Science", "Social Studies", "Drawing"], [[1, 5], [1, 3], [3, 5], [0, 5], [1, 4], [2, 5]], 0.78),
  kind("mental-maths", 4, ["Abacus", "Vedic Maths"], [1, 2], ["Mathematics", "Chess"], [[1, 5], [3, 8], [0, 5], [3, 6]], 0.66),
  kind("school-maths", 10, ["Mathematics"], [1, 1], ["Science", "Physics", "Vedic Maths"], [[6, 10], [8, 10], [5, 10], [9, 12], [6, 8]], 0.45),
  kind("school-science", 9, ["Science"], [1, 1], ["Biology", "Chemistry", "Physics", "Mathematics"], [[6, 10], [8, 10], [5, 8], [4, 8], [6, 8]], 0.52),
  kind("school-social", 5, ["Social Studies"], [1, 1], ["History", "Geography", "English", "Political Science"], [[6, 10], [4, 8], [8, 10], [6, 8]], 0.55),
  kind("school-english", 6, ["English"], [1, 1], ["Spoken English", "Social Studies", "Hindi"], [[6, 10], [4, 10], [8, 12], [5, 8]], 0.66),
  kind("hindi-sanskrit", 3, ["Hindi", "Sanskrit"], [1, 2], ["Social Studies", "English"], [[6, 10], [4, 8], [8, 12], [3, 8]], 0.58),
  kind("local-language", 5, [LOCAL_LANGUAGE], [1, 1], ["Social Studies", "English", "History"], [[1, 5], [6, 10], [3, 8], [8, 12]], 0.56),
  kind("foreign-language", 1.5, ["French", "German"], [1, 1], ["Spoken English"], [[6, 10], [6, 12], [9, 12], [5, 8]], 0.64),
  kind("spoken-english", 3, ["Spoken English"], [1, 1], ["English"], [[1, 5], [6, 10], [6, 12], [3, 8]], 0.6),
  kind("plus-two-physics", 5, ["Physics"], [1, 1], ["Mathematics", "Chemistry", "Science"], [[11, 12], [11, 12], [9, 12], [12, 12]], 0.34),
  kind("plus-two-chemistry", 4, ["Chemistry"], [1, 1], ["Biology", "Physics", "Science"], [[11, 12], [11, 12], [9, 12]], 0.44),
  kind("plus-two-biology", 4, ["Biology"], [1, 1], ["Chemistry", "Science"], [[11, 12], [11, 12], [9, 12]], 0.58),
  kind("plus-two-maths", 4, ["Mathematics"], [1, 1], ["Statistics", "Physics"], [[11, 12], [11, 12], [10, 12]], 0.38),
  kind("commerce", 6, ["Accountancy", "Business Studies", "Economics"], [1, 3], ["Statistics"], [[11, 12], [11, 12], [11, 11], [12, 12]], 0.44),
  kind("humanities", 4, ["History", "Geography", "Political Science", "Sociology", "Psychology"], [1, 2], ["English", "Economics"], [[11, 12], [11, 12], [9, 12]], 0.56),
  kind("technology", 10, ["Computer Science", "Programming", "Web Development", "Technology"], [1, 3], ["Mathematics"], [[6, 10], [8, 12], [11, 12], [3, 8], [6, 12]], 0.4),
  kind("arts", 5, ["Drawing", "Music", "Dance", "Yoga", "Chess"], [1, 1], [], [[-1, 5], [1, 10], [6, 10], [1, 5], [3, 8]], 0.58),
]; // prettier-ignore
