import type { z } from "zod";
import type { EducationLevelKey } from "@/lib/catalogue/education-levels";

/** A test on a column of a search row: a choice, a set or a flag is bits of a mask; a number has a limit. */
export type Condition =
  | ({ column: string; type: "int4" | "int8" } & ({ anyOf: number | bigint } | { atMost: number }))
  | { column: string; type: "bit(336)"; anyOf: string };

/** When and on which clock a search is asked. */
export type Asker = { now: Date; timeZone: string };

/** A part of the week in a grid of checkboxes. */
type WeekOption = { readonly key: string; readonly day: string; readonly part: string };
/** A dropdown, or the grid of the week. */
export type FieldKind = { options: readonly FilterOption[] } | { week: readonly WeekOption[] };

/**
 * What a search token represents. Subjects, grades and levels also have tokens for pairs of them (tokens.rules.ts).
 * Several subjects or tokens ask for any of them. With `isWider`, more rows have the token than match the condition.
 */
export type TokenPart =
  | { subject: number | readonly number[] }
  | { grade: number }
  | { level: EducationLevelKey }
  | { token: number | readonly number[]; isWider?: boolean };

/** A circle around the visitor. With `isWithinReach`, each mentor's own reach must cover the distance too. */
export type Circle = { radiusKm: number; isWithinReach?: true };

/** What filters require of a row. */
export type Demands = {
  /** Rows that meet all of them match, except for the circle and the subject-class pairs (`offerPairs`). */
  conditions: Condition[];
  /** Rows with all these search tokens match, except for the circle and `rest`. */
  tokens: number[];
  /** And with one of each of these. */
  anyTokens: number[][];
  /** The single tokens, as the cells of the map count them. */
  parts: TokenPart[];
  /** Conditions without a token. */
  rest: Condition[];
};

/** An empty value omits the parameter, so it filters nothing. */
export type FilterOption = { readonly value: string; readonly label: string };

/**
 * One filter of the search. The listing, its counts, the map, the form, the chips, the canonical address and the REST
 * contract all use this declaration; the filter's name in `FILTERS` is its parameter.
 */
export type Filter<Asked, None = null> = {
  /** The value that filters nothing: for an empty or invalid parameter. */
  none: None;
  /** Parses a non-empty parameter. */
  read(text: string): unknown;
  /** The result type of `read`, shown in the contract's document. */
  value: z.ZodType<Asked | None>;
  /** The parameter may be repeated; `read` gets its values with commas between. */
  isMany?: true;
  /** The parameter in an address. */
  write(value: Asked): string | number;
  /** The condition on rows; null for a circle alone, which each search measures from the visitor's place. */
  rows(value: Asked, asker: Asker): Condition | null;
  /** The token that exactly the matching rows have. With null, the map's cells do not count the filter. */
  token(value: Asked, asker: Asker): TokenPart | null;
  chip(value: Asked): string;
  /** The dropdown in "Refine Your Search"; without one, the form preserves the parameter. */
  field?: { label: string } & FieldKind;
  /** An alternative value for empty results, in place of all filters that need the visitor's place. */
  instead?: Asked;
  /** The area for rows. A circle needs the visitor's place and filters nothing without it. */
  circle?(value: Asked): Circle | null;
};

/** Checks a declaration and preserves its types. */
export const defineFilter = <Asked, None = null>(filter: Filter<Asked, None>) => filter;
