import { portraitHref } from "@/lib/links";

/** Sample testimonials (docs/product.md, Data): they name kinds of sources, not particular sites. */
export type Testimonial = {
  readonly name: string;
  readonly review: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly reviewsCount: number;
  readonly image: string;
  readonly reviewSource: string;
};

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: "Ananya Nair",
    review:
      "Our mentor lives two streets away and comes on foot. My daughter, who used to hide her maths book, now asks when the next lesson is.",
    rating: 5,
    reviewsCount: 12,
    image: portraitHref(22),
    reviewSource: "A review site",
  },
  {
    name: "Harpreet Singh",
    review:
      "I could see the distance, the classes and what other parents wrote before I called anybody. Two short calls, and we had found someone.",
    rating: 5,
    reviewsCount: 8,
    image: portraitHref(183),
    reviewSource: "A search engine's reviews",
  },
  {
    name: "Meenakshi Iyer",
    review:
      "Plus two physics one month before the exam. The lessons were calm and to the point; I wish that we had begun in summer.",
    rating: 4,
    reviewsCount: 5,
    image: portraitHref(88),
    reviewSource: "A trust rating site",
  },
  {
    name: "Rohan Kulkarni",
    review:
      "I teach chemistry in the evenings. Parents write what they need, I answer when I am home, and nobody sees where I live.",
    rating: 5,
    reviewsCount: 17,
    image: portraitHref(147),
    reviewSource: "A software review site",
  },
];
