import { z } from "zod";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { Condition, Demands, Filter, FilterOption, TokenPart } from "../filter";
import { tokensOfParts } from "../tokens.rules";
import { category } from "./category";
import { distance } from "./distance";
import { grade } from "./grade";
import { subject } from "./subject";

/** Every filter by its parameter, in the order of addresses, chips and form. */
export const FILTERS = { category, subject, grade, distance } as const;

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
export const FILTER_SHAPE = byName(({ read, value, none }) => {
  const parameter = z.preprocess((given) => {
    const text = firstText(given);
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

/** Whether to request the visitor's place first: a distance means nothing without it. */
export function needsPlace(filters: Filters, viewer: Coordinates | null): boolean {
  return viewer === null && asked(filters).some(({ filter }) => filter.needsPlace);
}

/** A chip for each active filter: its text, and the change that removes it. */
export function chipsOf(filters: Filters, hasPlace: boolean): { label: string; without: Partial<Filters> }[] {
  return asked(filters)
    .filter(({ filter }) => hasPlace || !filter.needsPlace)
    .map(({ name, value, filter }) => ({ label: filter.chip(value), without: { [name]: filter.none } }));
}

type FilterField = { name: FilterName; label: string; value: string; options: readonly FilterOption[] };

/** The dropdowns of the form. */
export function fieldsOf(filters: Filters): FilterField[] {
  const parameters = parametersOf(filters);
  return DECLARED.flatMap(([name, { field }]) =>
    field ? [{ name, ...field, value: String(parameters[name] ?? "") }] : [],
  );
}

/** What filters require of a row. The search handles the circle of a distance, because it knows the visitor's place. */
export function demandsOf(filters: Filters): Demands {
  return demandsOfRows(
    asked(filters).map(({ value, filter }) => ({ rows: filter.rows(value), token: filter.token(value) })),
  );
}

/** The same for the conditions and tokens of individual filters. */
export function demandsOfRows(asks: readonly { rows: Condition | null; token: TokenPart | null }[]): Demands {
  const parts = asks.flatMap(({ token }) => token ?? []);
  return {
    conditions: asks.flatMap(({ rows }) => rows ?? []),
    tokens: tokensOfParts(parts),
    parts,
    rest: asks.flatMap(({ rows, token }) => (token === null && rows ? [rows] : [])),
  };
}
