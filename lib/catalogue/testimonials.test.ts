import { expect, it } from "vitest";
import { TESTIMONIALS } from "./testimonials";

it("has four samples with ratings 5, 5, 4 and 5 from different kinds of sources", () => {
  expect(TESTIMONIALS.map(({ rating, reviewSource }) => [rating, reviewSource])).toEqual([
    [5, "A review site"],
    [5, "A search engine's reviews"],
    [4, "A trust rating site"],
    [5, "A software review site"],
  ]);
});
