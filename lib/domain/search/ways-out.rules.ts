import { alternativesOf, chipsOf } from "./filters";
import type { ListingFilter } from "./listing.rules";
import { waysOutMessages as texts } from "./ways-out.messages";

/** A changed search that may find more than an empty one. */
export type WayOut = { label: string; filter: ListingFilter };

export type WaysOut = {
  /** Changed searches that find mentors, with their count as text. */
  ways: (WayOut & { count: string })[];
  /** The nearest match when nobody is close enough. */
  nearest: { name: string; username: string; distanceKm: number } | null;
};

/** Each suggestion costs a count query, so a search with many filters gets only the first ones. */
const MOST_WAYS = 8;

/** The search without each of its filters, then with the alternative values of filters. */
export function waysOut(filter: ListingFilter, hasPlace: boolean): WayOut[] {
  const without = chipsOf(filter, hasPlace).map(({ label, without }) => ({
    label: texts.without(label),
    filter: { ...filter, ...without },
  }));
  const instead = alternativesOf(filter).map(({ label, filters }) => ({ label, filter: { ...filter, ...filters } }));
  const { name, ...unnamed } = filter;
  if (name !== undefined) without.unshift({ label: texts.without(name), filter: unnamed });
  return [...without.slice(0, MOST_WAYS - instead.length), ...instead];
}

/** The search with each of its filters alone, for when no single change helps. */
export function eachAlone(filter: ListingFilter, hasPlace: boolean): WayOut[] {
  const chips = chipsOf(filter, hasPlace).slice(0, MOST_WAYS);
  if (chips.length < 3) return [];
  const nothing = Object.assign({}, ...chips.map(({ without }) => without)) as Partial<ListingFilter>;
  return chips.map(({ label, without }) => {
    const kept = Object.keys(without).map((name) => [name, filter[name as keyof ListingFilter]] as const);
    return { label: texts.only(label), filter: { ...filter, ...nothing, ...Object.fromEntries(kept) } };
  });
}
