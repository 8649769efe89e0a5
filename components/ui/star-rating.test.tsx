import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { StarRating } from "./star-rating";

it.each([
  [0, "0.0 out of 5 stars", 0],
  [3.5, "3.5 out of 5 stars", 70],
  [4, "4.0 out of 5 stars", 80],
  [4.26, "4.3 out of 5 stars", 86],
  [5, "5.0 out of 5 stars", 100],
])("shows %d as %j and fills the stars accordingly", (rating, text, width) => {
  render(<StarRating rating={rating} />);
  const stars = screen.getByRole("img", { name: text });
  expect(stars.getAttribute("viewBox")).toBe("0 0 100 20");
  expect(stars.querySelector("svg")?.getAttribute("width")).toBe(String(width));
});
