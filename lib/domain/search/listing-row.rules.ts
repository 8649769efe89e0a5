import { BOARDS } from "@/lib/catalogue/boards";
import { LANGUAGES } from "@/lib/catalogue/languages";
import { findSubject } from "@/lib/catalogue/subjects";
import { amountOfText, type FeeColumns, feeOf, lowestHourlyAmount } from "@/lib/domain/mentors/fee.rules";
import { gradeMask, gradeOfLabel, gradesOfMask } from "@/lib/domain/mentors/grade.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { quadkeyOf } from "@/lib/domain/places/quadkey.rules";
import { townIdOfLabel } from "@/lib/domain/places/town.rules";
import type { ClassFormatKey } from "@/lib/domain/mentors/public-mentor-profile";
import { lessonsInPerson, teachingModes } from "@/lib/domain/mentors/teaching-modes.rules";
import { type FreeTimes, hourTokens } from "./free-times.rules";
import {
  boardToken,
  FEE_TOKEN_STEPS,
  feeToken,
  languageToken,
  MODE_BITS,
  modeToken,
  subjectMask,
  tokensOfRow,
} from "./tokens.rules";

/**
 * The version of the rules that compute search rows. Raise it when `toListingRow` or the rules of public positions
 * change: `refreshListings` then recomputes every stored row.
 */
export const LISTING_ROWS = { name: "listing-rows", version: 6 } as const;

/** The parts of a profile that affect search results. */
export type ListingSource = {
  mentorId: number;
  name: string;
  subjects: readonly string[];
  classesOffered: readonly (FeeColumns & {
    subject: string;
    specificClasses: readonly string[];
    format: ClassFormatKey;
  })[];
  languages: readonly string[];
  boards: readonly string[];
  reachKm: number | null;
  hostsStudents: boolean;
  /** By the hours and bookings of now. */
  freeTimes: FreeTimes;
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
  modeMask: number;
  /** Hourly fee of the cheapest class, in the smallest unit; null for "Ask". */
  fee: number | null;
  languageMask: number;
  boardMask: number;
  /** Null for mentors who do not travel to students. */
  reachKm: number | null;
} & FreeTimes;

/** The ids of catalogue keys. */
const idsOf = (catalogue: readonly { id: number; key: string }[], keys: readonly string[]) =>
  catalogue.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
const maskOf = (bits: readonly number[]) => bits.reduce((mask, bit) => mask | (1 << bit), 0);

/** The token for having a fee, and those of all steps that are at least this fee, in the smallest unit. */
function feeTokens(fee: number | null): number[] {
  if (fee === null) return [];
  const steps = FEE_TOKEN_STEPS.flatMap((whole, step) => (fee <= amountOfText(String(whole))! ? [step] : []));
  return [...steps, FEE_TOKEN_STEPS.length].map(feeToken);
}

/** Turns a profile into its search row. Subjects outside the catalogue stay on the profile but cannot be filtered. */
export function toListingRow(source: ListingSource): ListingRow {
  const names = [...source.subjects, ...source.classesOffered.map((offer) => offer.subject)];
  const subjectIds = [...new Set(names.flatMap((name) => findSubject(name)?.id ?? []))].sort((a, b) => a - b);
  const offers = source.classesOffered.map(({ subject, specificClasses }) => ({
    subjectId: findSubject(subject)?.id,
    grades: specificClasses.flatMap((label) => gradeOfLabel(label) ?? []),
  }));
  const grades = gradeMask(offers.flatMap((offer) => offer.grades));
  const formats = source.classesOffered.map(({ format }) => format);
  const { online, atStudentHome, atMentorPlace } = teachingModes({
    formats,
    reachKm: source.reachKm,
    hostsStudents: source.hostsStudents,
  });
  const modes = [
    ...(online ? [MODE_BITS.online] : []),
    ...(atStudentHome ? [MODE_BITS.home] : []),
    ...(atMentorPlace ? [MODE_BITS.place] : []),
  ];
  const languages = idsOf(LANGUAGES, source.languages);
  const boards = idsOf(BOARDS, source.boards);
  const fee = lowestHourlyAmount(source.classesOffered.map(feeOf));
  // Nobody visits an online-only mentor: without a position, no order, badge or map shows a distance.
  const position = lessonsInPerson(formats) ? source.publicPosition : null;
  return {
    mentorId: source.mentorId,
    name: source.name,
    gradeMask: grades,
    subjectMask: subjectMask(subjectIds),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    quadkey: position ? quadkeyOf(position) : null,
    tokens: [
      ...languages.map(languageToken),
      ...boards.map(boardToken),
      ...modes.map(modeToken),
      ...feeTokens(fee),
      ...hourTokens(source.freeTimes.week),
      ...tokensOfRow(
        subjectIds,
        gradesOfMask(grades),
        offers.flatMap(({ subjectId, grades }) => (subjectId === undefined ? [] : [{ subjectId, grades }])),
      ),
    ].sort((a, b) => a - b),
    town: source.placeName === null ? null : townIdOfLabel(source.placeName),
    modeMask: maskOf(modes),
    fee,
    languageMask: maskOf(languages),
    boardMask: maskOf(boards),
    reachKm: atStudentHome ? source.reachKm : null,
    ...source.freeTimes,
  };
}
