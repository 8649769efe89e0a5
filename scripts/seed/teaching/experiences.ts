import { BASE_YEAR, firstOfMonth } from "../calendar";
import type { Town } from "../places/towns";
import type { Random } from "../random";
import type { TeachingPlan } from "./teaching-plan";

export type Experience = {
  readonly institution: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string | null;
  readonly currentlyTeaching: boolean;
};

const NURSERY_SCHOOLS = [
  "Little Steps Play School",
  "Kinder Garden Nursery",
  "Tiny Feet Pre-School",
  "Bal Vatika",
  "Sunshine Play School",
];
const SCHOOLS = [
  "Saraswati Vidya Mandir",
  "Government Higher Secondary School",
  "St. Mary's School",
  "St. Joseph's School",
  "Kendriya Vidyalaya",
  "Vivekananda Vidyalaya",
  "Gyan Deep Public School",
  "New Horizon English School",
  "Navodaya Public School",
  "Model School",
];
const PLUS_TWO_COLLEGES = [
  "Government Junior College",
  "Vidya Junior College",
  "Modern Senior Secondary School",
  "Nehru Higher Secondary School",
  "Prerna Classes",
];
const TECHNICAL = [
  "Computer Training Centre",
  "CodeKids Academy",
  "Modern Institute of Computers",
  "Government Polytechnic",
  "Digital Skills Academy",
];
const STUDIOS = ["Kala Kendra", "Bal Bhavan", "Sangam Arts Academy", "Community Cultural Centre", "Rang Academy"];
const COACHING = ["Lakshya Tutorials", "Bright Future Classes", "Pragati Coaching Centre", "Shiksha Tutorials"];

function institutionsFor(plan: TeachingPlan): readonly string[] {
  const kind = plan.kind.id;
  if (kind === "nursery") return NURSERY_SCHOOLS;
  if (kind === "arts") return STUDIOS;
  if (kind === "technology") return TECHNICAL;
  const onlyPlusTwo = plan.offers.every((offer) => offer.level === "college");
  return onlyPlusTwo ? [...PLUS_TWO_COLLEGES, ...COACHING] : [...SCHOOLS, ...COACHING];
}

/**
 * A mentor's teaching experience, latest first: none for beginners and some home tutors, otherwise consecutive jobs
 * that together fill the given years.
 */
export function pickExperiences(random: Random, plan: TeachingPlan, town: Town, years: number): Experience[] {
  if (years === 0 || random.chance(0.12)) return [];
  const count = Math.min(
    years,
    random.weighted([1, 2, 3], (posts) => [0, 45, 38, 17][posts] ?? 0),
  );
  const institutions = random.sample(institutionsFor(plan), count);
  const current = random.chance(0.7);

  const posts: Experience[] = [];
  let start = BASE_YEAR - years;
  institutions.forEach((institution, index) => {
    const last = index === institutions.length - 1;
    const share = Math.max(1, Math.floor((BASE_YEAR - start) / (institutions.length - index)));
    const end = last ? BASE_YEAR : start + share;
    const open = last && current;
    posts.unshift({
      institution: `${institution}, ${town.name}`,
      subject: plan.subjects[index % plan.subjects.length] ?? "English",
      from: firstOfMonth(start, 6),
      to: open ? null : firstOfMonth(end, last ? random.int(3, 5) : 4),
      currentlyTeaching: open,
    });
    start = end;
  });
  return posts;
}
