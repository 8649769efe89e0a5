import { findSubject } from "@/lib/catalogue/subjects";
import { gradeMask, gradeOfLabel, gradesOfMask } from "@/lib/domain/mentors/grade.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { quadkeyOf } from "@/lib/domain/places/quadkey.rules";
import { townIdOfLabel } from "@/lib/domain/places/town.rules";
import { subjectMask, tokensOfRow } from "./tokens.rules";

/**
 * By which version of the rules search rows were computed. Raise it when `toListingRow` or the rules of public positions
 * change: `refreshListings` then computes every stored row again.
 */
export const LISTING_ROWS = { name: "listing-rows", version: 1 } as const;

/** What of a profile decides where its mentor is found. */
export type ListingSource = {
  mentorId: number;
  name: string;
  subjects: readonly string[];
  classesOffered: readonly { subject: string; specificClasses: readonly string[] }[];
  /** The shifted place, never the exact one. */
  publicPosition: Coordinates | null;
  /** The town as the profile names it, "Pune, Maharashtra". */
  placeName: string | null;
};

/** The computed columns of a mentor's search row; the sums of reviews are added in SQL. */
export type ListingRow = {
  mentorId: number;
  name: string;
  gradeMask: number;
  subjectMask: bigint;
  latitude: number | null;
  longitude: number | null;
  quadkey: number | null;
  tokens: number[];
  town: string | null;
};

/** Turns a profile into its search row. Subjects outside the catalogue stay on the profile but cannot be filtered by. */
export function toListingRow(source: ListingSource): ListingRow {
  const names = [...source.subjects, ...source.classesOffered.map((offer) => offer.subject)];
  const subjectIds = [...new Set(names.flatMap((name) => findSubject(name)?.id ?? []))].sort((a, b) => a - b);
  const offers = source.classesOffered.map(({ subject, specificClasses }) => ({
    subjectId: findSubject(subject)?.id,
    grades: specificClasses.flatMap((label) => gradeOfLabel(label) ?? []),
  }));
  const grades = gradeMask(offers.flatMap((offer) => offer.grades));
  return {
    mentorId: source.mentorId,
    name: source.name,
    gradeMask: grades,
    subjectMask: subjectMask(subjectIds),
    latitude: source.publicPosition?.latitude ?? null,
    longitude: source.publicPosition?.longitude ?? null,
    quadkey: source.publicPosition ? quadkeyOf(source.publicPosition) : null,
    tokens: tokensOfRow(
      subjectIds,
      gradesOfMask(grades),
      offers.flatMap(({ subjectId, grades }) => (subjectId === undefined ? [] : [{ subjectId, grades }])),
    ),
    town: source.placeName === null ? null : townIdOfLabel(source.placeName),
  };
}
