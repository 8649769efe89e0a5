import type { z } from "zod";
import type { EducationLevelKey } from "@/lib/catalogue/education-levels";

/** A test on a column of a search row: a choice, a set or a flag is bits of a mask, a number has a limit. */
export type Condition = { column: string; type: "int4" | "int8" } & ({ anyOf: number | bigint } | { atMost: number });

/** What a search token stands for. Subjects, grades and levels also have tokens for pairs of them (tokens.rules.ts). */
export type TokenPart = { subject: number } | { grade: number } | { level: EducationLevelKey } | { token: number };

/** What filters ask of a row. */
export type Demands = {
  /** Rows that meet them all match, but for the circle and the classes that a subject is offered to (`offerPairs`). */
  conditions: Condition[];
  /** Rows with all these search tokens match, but for the circle and `rest`. */
  tokens: number[];
  /** Each token by itself, as the cells of the map count them. */
  parts: TokenPart[];
  /** Conditions that no token holds. */
  rest: Condition[];
};

/** An empty value leaves the parameter out, which asks for nothing. */
export type FilterOption = { readonly value: string; readonly label: string };

/**
 * One filter of the search. The listing, its counts, the map, the form, the chips, the canonical address and the REST
 * contract read this declaration; the name of the filter in `FILTERS` is its parameter.
 */
export type Filter<Asked, None = null> = {
  /** The value that asks for nothing: of an empty parameter, and of a wrong one. */
  none: None;
  /** Reads a parameter that is not empty. */
  read(text: string): unknown;
  /** What `read` must give; the contract's document shows it. */
  value: z.ZodType<Asked | None>;
  /** The parameter in an address. */
  write(value: Asked): string | number;
  /** What rows must meet; null for the circle, which each search measures from the visitor's place. */
  rows(value: Asked): Condition | null;
  /** The token that rows have exactly when they meet the condition. With null the map's cells do not count the filter. */
  token(value: Asked): TokenPart | null;
  chip(value: Asked): string;
  /** The dropdown in "Refine Your Search"; without one the form keeps the parameter. */
  field?: { label: string; options: readonly FilterOption[] };
  /** Asks for nothing while the visitor's place is unknown. */
  needsPlace?: true;
};

/** Checks a declaration and keeps its types. */
export const defineFilter = <Asked, None = null>(filter: Filter<Asked, None>) => filter;
