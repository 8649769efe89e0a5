import "server-only";
import { findSubjectBySlug, type Subject } from "@/lib/catalogue/subjects";
import type { Town } from "@/lib/domain/places/town.rules";
import { findTown } from "@/lib/server/places/towns";

export type TutorPage = "all" | "unknown" | { subject: Subject; town: Town | null };

/** What the segments behind `/tutors` name: nothing for all subjects, a subject's slug, and a town's id behind it. */
export function findTutorPage(segments: readonly string[]): TutorPage {
  const [slug, townId, ...rest] = segments;
  if (slug === undefined) return "all";
  const subject = findSubjectBySlug(slug);
  const town = townId === undefined ? null : findTown(townId);
  return subject === undefined || town === undefined || rest.length > 0 ? "unknown" : { subject, town };
}
