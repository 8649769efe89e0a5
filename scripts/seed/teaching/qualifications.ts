import { BASE_YEAR } from "../calendar";
import type { State } from "../places/states";
import type { Random } from "../random";
import { type DegreeGroup, subjectFacts } from "./subject-facts";
import type { TeachingPlan } from "./teaching-plan";

export type Qualification = {
  readonly degree: string;
  readonly field: string;
  readonly institution: string;
  readonly year: number;
  readonly detail: string | null;
};

type Track = { readonly first: readonly string[]; readonly second: readonly string[]; readonly secondShare: number };

/** First and second degrees by group. */
const TRACKS: Readonly<Record<DegreeGroup, Track>> = {
  science: { first: ["B.Sc."], second: ["M.Sc."], secondShare: 0.62 },
  arts: { first: ["B.A."], second: ["M.A."], secondShare: 0.62 },
  commerce: { first: ["B.Com."], second: ["M.Com.", "MBA"], secondShare: 0.6 },
  computing: { first: ["B.Tech.", "BCA", "B.Sc."], second: ["MCA", "M.Tech.", "M.Sc."], secondShare: 0.4 },
  early: { first: ["B.A."], second: ["M.A."], secondShare: 0.2 },
  "fine-art": { first: ["B.F.A."], second: ["M.F.A."], secondShare: 0.35 },
  performance: { first: ["B.P.A."], second: ["M.P.A."], secondShare: 0.4 },
  yoga: { first: ["B.Sc."], second: ["M.Sc."], secondShare: 0.3 },
  sport: { first: ["B.P.Ed."], second: ["M.P.Ed."], secondShare: 0.2 },
};

const DETAILS = [
  "First class with distinction",
  "First class",
  "Gold medallist of the department",
  "Second rank in the university",
  "Completed by distance mode while teaching",
];
const OPEN_UNIVERSITY = "Indira Gandhi National Open University";
/** Usual age at the first degree. */
const FIRST_DEGREE_AGE = 21;
/** Kinds without a teaching degree: their teachers trained in the field itself. */
const WITHOUT_TEACHING_DEGREE = new Set(["arts", "technology", "mental-maths", "spoken-english"]);

/** The field of study: the mentor's main subject, or a generalist's field. */
function fieldOf(plan: TeachingPlan): { field: string; group: DegreeGroup } {
  const main = plan.subjects[0] ?? "English";
  const facts = subjectFacts(main);
  if (plan.kind.id === "nursery") return { field: "Early Childhood Education", group: "early" };
  if (facts.degrees === "early") return { field: "English Literature", group: "arts" };
  return { field: facts.field, group: facts.degrees };
}

/** The full name of a computing field depends on the degree. */
function studiedField(degree: string, field: string): string {
  if (degree === "BCA" || degree === "MCA") return "Computer Applications";
  if ((degree === "B.Tech." || degree === "M.Tech.") && field.startsWith("Computer"))
    return "Computer Science and Engineering";
  return degree === "MBA" ? "Finance" : field;
}

/** One to three qualifications, latest first, at a plausible age and not in the future. */
export function pickQualifications(random: Random, plan: TeachingPlan, state: State, age: number): Qualification[] {
  const { field, group } = fieldOf(plan);
  const track = TRACKS[group];
  const firstYear = BASE_YEAR - age + FIRST_DEGREE_AGE + random.int(0, 1);
  const detail = () => (random.chance(0.3) ? random.pick(DETAILS.slice(0, 4)) : null);
  const home = random.pick(state.universities);

  const first = random.pick(track.first);
  const found: Qualification[] = [
    { degree: first, field: studiedField(first, field), institution: home, year: firstYear, detail: detail() },
  ];
  let year = firstYear;
  const add = (degree: string, studied: string, institution: string, years: number, note: string | null) => {
    year += years;
    if (year <= BASE_YEAR) found.unshift({ degree, field: studied, institution, year, detail: note });
  };
  if (random.chance(track.secondShare)) {
    const far = random.chance(0.25);
    const institution = far ? OPEN_UNIVERSITY : random.pick(state.universities);
    const second = random.pick(track.second);
    add(second, studiedField(second, field), institution, random.int(2, 3), far ? (DETAILS[4] ?? null) : detail());
  }
  if (plan.kind.id === "nursery" && random.chance(0.8)) {
    add(
      "Diploma",
      "Nursery Teacher Training",
      `${random.pick(["National", "State", "Montessori"])} Institute of Teacher Education`,
      1,
      null,
    );
  } else if (!WITHOUT_TEACHING_DEGREE.has(plan.kind.id) && random.chance(0.62)) {
    const primary = plan.kind.id === "primary" && random.chance(0.5);
    add(
      primary ? "D.El.Ed." : "B.Ed.",
      primary ? "Elementary Education" : "Education",
      random.pick(state.universities),
      random.int(1, 2),
      null,
    );
  } else if (plan.kind.id === "mental-maths") {
    add("Certificate", "Abacus and Mental Arithmetic", "All India Abacus Teachers' Academy", 1, "Trainer level");
  }
  return found;
}
