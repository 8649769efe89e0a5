import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TESTIMONIALS } from "@/lib/catalogue/testimonials";
import { Testimonials } from "./testimonials";

/** The text of one testimonial, in display order. */
const shown = () => screen.getByRole("figure").textContent;

it("makes the documented claim", () => {
  render(<Testimonials />);
  expect(screen.getByText("More than 100k positive ratings")).toBeTruthy();
});

it("shows one in full, advances on click, and restarts after the last", () => {
  render(<Testimonials />);
  for (const [index, { name, review, reviewsCount, reviewSource }] of [...TESTIMONIALS, TESTIMONIALS[0]!].entries()) {
    for (const text of [name, review, `${reviewsCount} reviews`, reviewSource]) expect(shown()).toContain(text);
    if (index < TESTIMONIALS.length) fireEvent.click(screen.getByRole("button", { name: "Next" }));
  }
});

it("hides none from screen readers before the script runs", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Testimonials />);
  expect(page.querySelectorAll("figure")).toHaveLength(TESTIMONIALS.length);
  expect(page.querySelectorAll("li[aria-hidden]")).toHaveLength(0);
});
