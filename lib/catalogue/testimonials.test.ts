import { expect, it } from "vitest";
import { TESTIMONIALS } from "./testimonials";

it("has the specification's samples: ratings of 5, 5, 4 and 5, each from a kind of source of its own", () => {
  expect(TESTIMONIALS.map(({ rating, reviewSource }) => [rating, reviewSource])).toEqual([
    [5, "A review site"],
    [5, "A search engine's reviews"],
    [4, "A trust rating site"],
    [5, "A software review site"],
  ]);
});
