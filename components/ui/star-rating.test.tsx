import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StarRating } from "./star-rating";

/** Width of the filled part, of 100. */
const filledWidth = (container: HTMLElement) => Number(container.querySelector("clipPath rect")?.getAttribute("width"));

describe("StarRating", () => {
  it.each([
    [0, "0.0 out of 5 stars", 0],
    [3.5, "3.5 out of 5 stars", 70],
    [4, "4.0 out of 5 stars", 80],
    [4.26, "4.3 out of 5 stars", 86],
    [5, "5.0 out of 5 stars", 100],
  ])("reads %d as %j and fills the stars as far", (rating, text, width) => {
    const { container } = render(<StarRating rating={rating} />);
    expect(screen.getByRole("img", { name: text })).toBeTruthy();
    expect(filledWidth(container)).toBeCloseTo(width, 6);
  });

  it("keeps two ratings on one page apart", () => {
    const { container } = render(
      <>
        <StarRating rating={1} />
        <StarRating rating={5} />
      </>,
    );
    const ids = Array.from(container.querySelectorAll("clipPath"), (clip) => clip.id);
    expect(new Set(ids).size).toBe(2);
  });
});
