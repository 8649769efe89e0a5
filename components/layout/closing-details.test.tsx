import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ClosingDetails } from "./closing-details";

const menu = () => screen.getByTestId<HTMLDetailsElement>("menu");

describe("ClosingDetails", () => {
  beforeEach(() => {
    render(
      <>
        <ClosingDetails data-testid="menu">
          <summary>Find mentors</summary>
          <p>Levels</p>
          <a href="#college">College</a>
        </ClosingDetails>
        <button type="button">Login</button>
      </>,
    );
    menu().open = true;
  });

  it("closes on Escape and returns the focus to its summary", () => {
    screen.getByRole("link").focus();
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(menu().open).toBe(false);
    expect(document.activeElement?.textContent).toBe("Find mentors");
  });

  it("closes on a click outside and after following a link", () => {
    fireEvent.click(screen.getByRole("button"));
    expect(menu().open).toBe(false);
    menu().open = true;
    fireEvent.click(screen.getByRole("link"));
    expect(menu().open).toBe(false);
  });

  it("closes when the focus leaves it, so that it covers no focused element", () => {
    screen.getByRole("link").focus();
    expect(menu().open).toBe(true);
    screen.getByRole("button").focus();
    expect(menu().open).toBe(false);
  });

  it("stays open on a click inside and on other keys", () => {
    fireEvent.click(screen.getByText("Levels"));
    fireEvent.keyDown(document.body, { key: "a" });
    expect(menu().open).toBe(true);
  });
});
