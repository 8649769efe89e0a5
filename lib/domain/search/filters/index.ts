import { z } from "zod";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { Condition, Demands, Filter, FilterOption, TokenPart } from "../filter";
import { tokensOfParts } from "../tokens.rules";
import { category } from "./category";
import { distance } from "./distance";
import { grade } from "./grade";
import { subject } from "./subject";

/** Every filter under its parameter, in the order of addresses, chips and form. */
export const FILTERS = { category, subject, grade, distance } as const;

export type FilterName = keyof typeof FILTERS;
/** A value for each filter. */
export type Filters = {
  [Name in FilterName]: z.output<(typeof FILTERS)[Name]["value"]> | (typeof FILTERS)[Name]["none"];
};

const DECLARED = Object.entries(FILTERS) as [FilterName, Filter<unknown, unknown>][];
const byName = <Value>(valueOf: (filter: Filter<unknown, unknown>, name: FilterName) => Value) =>
  Object.fromEntries(DECLARED.map(([name, filter]) => [name, valueOf(filter, name)])) as Record<FilterName, Value>;

/** A parameter's text; of a repeated one the first counts. */
export function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first.trim() : "";
}

/** The parameters of all filters, for a zod object. They never fail: a wrong value asks for nothing. */
export const FILTER_SHAPE = byName(({ read, value, none }) => {
  const parameter = z.preprocess((given) => {
    const text = firstText(given);
    return text === "" ? undefined : read(text);
  }, value);
  return none === null ? parameter.nullable().catch(null) : parameter.catch(none);
}) as { [Name in FilterName]: z.ZodType<Filters[Name]> };

/** Asks for nothing. */
export const NO_FILTERS = byName(({ none }) => none) as Filters;

/** The first of both that asks for something, filter by filter. */
export function firstAsked(some: Filters, others: Partial<Record<FilterName, unknown>>): Filters {
  return byName(({ none }, name) => (some[name] === none ? (others[name] ?? none) : some[name])) as Filters;
}

type Asked = { name: FilterName; value: unknown; filter: Filter<unknown, unknown> };
const asked = (filters: Filters): Asked[] =>
  DECLARED.flatMap(([name, filter]) => (filters[name] === filter.none ? [] : [{ name, value: filters[name], filter }]));

/** The filters that narrow a search. */
export const askedFilters = (filters: Filters): FilterName[] => asked(filters).map(({ name }) => name);

/** The parameters of an address, those that ask for nothing as undefined. */
export function parametersOf(filters: Filters): Record<FilterName, string | number | undefined> {
  return byName((filter, name) => (filters[name] === filter.none ? undefined : filter.write(filters[name])));
}

/** Whether the visitor's place has to be asked for first: a distance means nothing without one. */
export function needsPlace(filters: Filters, viewer: Coordinates | null): boolean {
  return viewer === null && asked(filters).some(({ filter }) => filter.needsPlace);
}

/** Each filter that narrows the results, in words, with the change that takes it away. */
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

/** What filters ask of a row; the circle of a distance is left to the search, which knows the visitor's place. */
export function demandsOf(filters: Filters): Demands {
  return demandsOfRows(
    asked(filters).map(({ value, filter }) => ({ rows: filter.rows(value), token: filter.token(value) })),
  );
}

/** The same of the filters' single answers. */
export function demandsOfRows(asks: readonly { rows: Condition | null; token: TokenPart | null }[]): Demands {
  const parts = asks.flatMap(({ token }) => token ?? []);
  return {
    conditions: asks.flatMap(({ rows }) => rows ?? []),
    tokens: tokensOfParts(parts),
    parts,
    rest: asks.flatMap(({ rows, token }) => (token === null && rows ? [rows] : [])),
  };
}
