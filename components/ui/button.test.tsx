import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "./button";

it("renders a button with its own classes and the caller's", () => {
  render(
    <Button type="submit" variant="secondary" className="w-full">
      Go
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Go" });
  expect([button.type, button.className]).toEqual(["submit", "button button-secondary w-full"]);
});

it("with asChild, adds classes and attributes to the child and removes none", () => {
  render(
    <Button asChild className="mt-2" aria-label="Find mentors">
      <a href="/mentors" className="text-lg">
        Find
      </a>
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Find mentors" });
  expect(link.getAttribute("href")).toBe("/mentors");
  expect(link.className).toBe("button button-primary mt-2 text-lg");
  expect(screen.queryByRole("button")).toBeNull();
});
