import "server-only";
import type { PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";
import type { WrittenPaper } from "@/lib/catalogue/practice-papers/written";

/** Papers are long texts, so each one is loaded when a page shows it. */
const LOADERS: Readonly<Record<WrittenPaper, () => Promise<{ paper: PracticePaper }>>> = {
  "10th/mathematics-1": () => import("@/lib/catalogue/practice-papers/10th/mathematics-1"),
  "10th/mathematics-2": () => import("@/lib/catalogue/practice-papers/10th/mathematics-2"),
  "10th/science-1": () => import("@/lib/catalogue/practice-papers/10th/science-1"),
  "10th/science-2": () => import("@/lib/catalogue/practice-papers/10th/science-2"),
  "11th/mathematics-1": () => import("@/lib/catalogue/practice-papers/11th/mathematics-1"),
  "11th/mathematics-2": () => import("@/lib/catalogue/practice-papers/11th/mathematics-2"),
  "11th/physics-1": () => import("@/lib/catalogue/practice-papers/11th/physics-1"),
  "11th/chemistry-1": () => import("@/lib/catalogue/practice-papers/11th/chemistry-1"),
  "11th/chemistry-2": () => import("@/lib/catalogue/practice-papers/11th/chemistry-2"),
  "12th/physics-1": () => import("@/lib/catalogue/practice-papers/12th/physics-1"),
  "12th/maths-1": () => import("@/lib/catalogue/practice-papers/12th/maths-1"),
  "12th/maths-2": () => import("@/lib/catalogue/practice-papers/12th/maths-2"),
  "12th/chemistry-1": () => import("@/lib/catalogue/practice-papers/12th/chemistry-1"),
  "12th/chemistry-2": () => import("@/lib/catalogue/practice-papers/12th/chemistry-2"),
  "12th/biology-1": () => import("@/lib/catalogue/practice-papers/12th/biology-1"),
  "12th/biology-2": () => import("@/lib/catalogue/practice-papers/12th/biology-2"),
};

/** The text of a practice paper. */
export async function loadPracticePaper(file: WrittenPaper): Promise<PracticePaper> {
  return (await LOADERS[file]()).paper;
}
