import { expect, it } from "vitest";
import { NO_FILTER } from "./listing.rules";
import { eachAlone, waysOut } from "./ways-out.rules";

const filter = { ...NO_FILTER, category: "college", subject: 5, distance: 10, sort: "rating" } as const;

it("removes each filter on its own, offers what needs no place, and keeps the order", () => {
  expect(waysOut(filter, true)).toEqual([
    { label: "Without 'College'", filter: { ...filter, category: "all" } },
    { label: "Without 'Physics'", filter: { ...filter, subject: null } },
    { label: "Without 'Within 10 km'", filter: { ...filter, distance: null } },
    { label: "Online", filter: { ...filter, distance: null, format: "online" } },
  ]);
  expect(waysOut(NO_FILTER, true)).toEqual([]);
});

it("keeps each filter alone if there are three or more", () => {
  const { distance: _, ...rest } = NO_FILTER;
  expect(eachAlone(filter, true)).toContainEqual({
    label: "Only 'Within 10 km'",
    filter: { ...rest, sort: "rating", distance: 10 },
  });
  expect(eachAlone({ ...filter, distance: null }, true)).toEqual([]);
});
