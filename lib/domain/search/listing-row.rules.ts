import { findSubject } from "@/lib/catalogue/subjects";
import { gradeMask, gradeOfLabel, gradesOfMask } from "@/lib/domain/mentors/grade.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { quadkeyOf } from "@/lib/domain/places/quadkey.rules";
import { townIdOfLabel } from "@/lib/domain/places/town.rules";
import { subjectMask, tokensOfRow } from "./tokens.rules";

/**
 * The version of the rules that compute search rows. Raise it when `toListingRow` or the rules of public positions
 * change: `refreshListings` then recomputes every stored row.
 */
export const LISTING_ROWS = { name: "listing-rows", version: 1 } as const;

/** The parts of a profile that affect search results. */
export type ListingSource = {
  mentorId: number;
  name: string;
  subjects: readonly string[];
  classesOffered: readonly { subject: string; specificClasses: readonly string[] }[];
  /** The shifted place, never the exact one. */
  publicPosition: Coordinates | null;
  /** The town as in the profile, "Pune, Maharashtra". */
  placeName: string | null;
};

/** The computed columns of a mentor's search row; SQL adds the review totals. */
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

/** Turns a profile into its search row. Subjects outside the catalogue stay on the profile but cannot be filtered. */
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
