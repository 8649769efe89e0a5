import { expect, it } from "vitest";
import { TESTIMONIALS } from "@/lib/catalogue/testimonials";
import { portraitKind, portraitNumber } from "./portrait-numbers";

it("gives the authors of the testimonials portraits that suit their names", () => {
  const numbers = TESTIMONIALS.map(({ image }) => portraitNumber(image.split("/").at(-1)!)!);
  expect(numbers.map(portraitKind)).toEqual(["feminine", "turban", "feminine", "masculine"]);
});
