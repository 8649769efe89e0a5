import { z } from "zod";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { Asker, Circle, Condition, Demands, FieldKind, Filter, TokenPart } from "../filter";
import { tokensOfParts } from "../tokens.rules";
import { board } from "./board";
import { category } from "./category";
import { distance } from "./distance";
import { fee } from "./fee";
import { format } from "./format";
import { free } from "./free";
import { grade } from "./grade";
import { language } from "./language";
import { soon } from "./soon";
import { subject } from "./subject";

/** Every filter by its parameter, in the order of addresses, chips and form. */
export const FILTERS = { category, subject, grade, distance, format, fee, language, board, free, soon } as const;

export type FilterName = keyof typeof FILTERS;
/** A value for each filter. */
export type Filters = {
  [Name in FilterName]: z.output<(typeof FILTERS)[Name]["value"]> | (typeof FILTERS)[Name]["none"];
};

const DECLARED = Object.entries(FILTERS) as [FilterName, Filter<unknown, unknown>][];
const byName = <Value>(valueOf: (filter: Filter<unknown, unknown>, name: FilterName) => Value) =>
  Object.fromEntries(DECLARED.map(([name, filter]) => [name, valueOf(filter, name)])) as Record<FilterName, Value>;

/** A parameter's text; the first one if it is repeated. */
export function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first.trim() : "";
}

/** The parameters of all filters, for a zod object. They never fail: an invalid value filters nothing. */
export const FILTER_SHAPE = byName(({ read, value, none, isMany }) => {
  const parameter = z.preprocess((given) => {
    const text = isMany && Array.isArray(given) ? given.map(firstText).join(",") : firstText(given);
    return text === "" ? undefined : read(text);
  }, value);
  return none === null ? parameter.nullable().catch(null) : parameter.catch(none);
}) as { [Name in FilterName]: z.ZodType<Filters[Name]> };

/** No active filter. */
export const NO_FILTERS = byName(({ none }) => none) as Filters;

/** Merges two sets of filters: the first active value of each filter wins. */
export function firstAsked(some: Filters, others: Partial<Record<FilterName, unknown>>): Filters {
  return byName(({ none }, name) => (some[name] === none ? (others[name] ?? none) : some[name])) as Filters;
}

type Asked = { name: FilterName; value: unknown; filter: Filter<unknown, unknown> };
const asked = (filters: Filters): Asked[] =>
  DECLARED.flatMap(([name, filter]) => (filters[name] === filter.none ? [] : [{ name, value: filters[name], filter }]));

/** The active filters. */
export const askedFilters = (filters: Filters): FilterName[] => asked(filters).map(({ name }) => name);

/** The parameters of an address; undefined for inactive filters. */
export function parametersOf(filters: Filters): Record<FilterName, string | number | undefined> {
  return byName((filter, name) => (filters[name] === filter.none ? undefined : filter.write(filters[name])));
}

/** The filters with a circle around the visitor, which need the visitor's place. */
export const placeFilters = (filters: Filters): FilterName[] => circles(filters).map(({ name }) => name);

const circles = (filters: Filters) =>
  asked(filters).flatMap(({ name, value, filter }) => {
    const circle = filter.circle?.(value);
    return circle ? [{ name, circle }] : [];
  });

/** The smallest circle of the filters; null without one. */
export function circleOf(filters: Filters): Circle | null {
  const all = circles(filters).map(({ circle }) => circle);
  if (all.length === 0) return null;
  const radiusKm = Math.min(...all.map((circle) => circle.radiusKm));
  return all.some(({ isWithinReach }) => isWithinReach) ? { radiusKm, isWithinReach: true } : { radiusKm };
}

/** Whether to request the visitor's place first: a circle means nothing without one. */
export function needsPlace(filters: Filters, viewer: Coordinates | null): boolean {
  return viewer === null && placeFilters(filters).length > 0;
}

/** The same filters without some of them. */
export function withoutFilters(filters: Filters, names: readonly FilterName[]): Filters {
  return byName(({ none }, name) => (names.includes(name) ? none : filters[name])) as Filters;
}

/** A chip for each active filter: its text, and the change that removes it. */
export function chipsOf(filters: Filters, hasPlace: boolean): { label: string; without: Partial<Filters> }[] {
  return asked(filters)
    .filter(({ value, filter }) => hasPlace || !filter.circle?.(value))
    .map(({ name, value, filter }) => ({ label: filter.chip(value), without: { [name]: filter.none } }));
}

/** The alternative values that filters offer for empty results. */
export function alternativesOf(filters: Filters): { label: string; filters: Filters }[] {
  const ofPlace = placeFilters(filters);
  return DECLARED.flatMap(([name, { instead, none, chip }]) => {
    const isWider = ofPlace.length > 0 || filters[name] !== none;
    if (instead === undefined || instead === filters[name] || !isWider) return [];
    return [{ label: chip(instead), filters: { ...withoutFilters(filters, ofPlace), [name]: instead } }];
  });
}

/** `value` is the parameter; of a grid, its parts with commas between. */
export type FilterField = { name: FilterName; label: string; value: string } & FieldKind;

/** The fields of the form. A dropdown's value without an option, such as a fee from an address, becomes an option. */
export function fieldsOf(filters: Filters): FilterField[] {
  const parameters = parametersOf(filters);
  return DECLARED.flatMap(([name, { field, chip }]): FilterField[] => {
    if (!field) return [];
    const value = String(parameters[name] ?? "");
    if ("week" in field) return [{ name, ...field, value }];
    const isOffered = field.options.some((option) => option.value === value);
    const options = isOffered ? field.options : [...field.options, { value, label: chip(filters[name]) }];
    return [{ name, label: field.label, options, value }];
  });
}

/** What filters require of a row. The search handles the circle of a distance, because it knows the visitor's place. */
export function demandsOf(filters: Filters, asker: Asker): Demands {
  return demandsOfRows(
    asked(filters).map(({ value, filter }) => ({ rows: filter.rows(value, asker), token: filter.token(value, asker) })),
  );
}

/** The same for the conditions and tokens of individual filters. */
export function demandsOfRows(asks: readonly { rows: Condition | null; token: TokenPart | null }[]): Demands {
  const parts = asks.flatMap(({ token }) => token ?? []);
  const groups = tokensOfParts(parts);
  return {
    conditions: asks.flatMap(({ rows }) => rows ?? []),
    tokens: groups.flatMap((group) => (group.length === 1 ? group : [])),
    anyTokens: groups.filter((group) => group.length > 1),
    parts,
    rest: asks.flatMap(({ rows, token }) => (rows && (token === null || isWider(token)) ? [rows] : [])),
  };
}

const isWider = (part: TokenPart) => "token" in part && part.isWider === true;
