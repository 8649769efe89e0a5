import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { MentorSearch } from "./mentor-search";

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);

/** Fills in the search bar and submits it. @returns the URL that the browser requests */
function search(level: string, text: string): string {
  const form = screen.getByRole<HTMLFormElement>("search");
  fireEvent.change(field("Level"), { target: { value: level } });
  fireEvent.change(field("Class/Course"), { target: { value: text } });
  const submit = createEvent.submit(form);
  // The browser would navigate now, which jsdom cannot.
  form.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  fireEvent(form, submit);
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  return `${form.getAttribute("action")}${query && "?"}${query}`;
}

it.each([
  ["highschool", "class 9", "/mentors?category=highschool&class=class+9"],
  ["highschool", "", "/mentors?category=highschool"],
  ["", "Physics & Chemistry", "/mentors?class=Physics+%26+Chemistry"],
  ["college", "   ", "/mentors?category=college"],
  ["", "", "/mentors"],
])("for the level %j and the text %j opens %s", async (level, text, href) => {
  render(<MentorSearch />);
  expect(search(level, text)).toBe(href);
  // A visitor who returns can fill in the empty fields.
  await expect.poll(() => field("Level").disabled || field("Class/Course").disabled).toBe(false);
  expect(search("kindergarten", "UKG")).toBe("/mentors?category=kindergarten&class=UKG");
});

it("offers all levels together and each of the four", () => {
  render(<MentorSearch />);
  const options = Array.from((field("Level") as HTMLSelectElement).options, ({ value, text }) => [value, text]);
  expect(options).toEqual([["", "Any level"], ...EDUCATION_LEVELS.map(({ key, title }) => [key, title])]);
  expect(document.querySelector("form")!.method).toBe("get");
});
