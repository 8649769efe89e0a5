import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "./button";

it("is a button with its looks and whatever is added to them", () => {
  render(
    <Button type="submit" variant="secondary" className="w-full">
      Go
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Go" });
  expect([button.type, button.className]).toEqual(["submit", "button button-secondary w-full"]);
});

it("as its child, gives looks and attributes to it and takes nothing away", () => {
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
