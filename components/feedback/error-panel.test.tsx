import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ErrorPanel } from "./error-panel";

const fromServer = Object.assign(new Error("An error occurred in the Server Components render."), { digest: "42" });

describe("ErrorPanel", () => {
  it.each([
    ["the error's own message", new Error("The list could not be read."), "The list could not be read."],
    ["a general text for an error without one", new Error(), "An unexpected error occurred."],
    ["a general text for a server's error, whose message is Next's", fromServer, "An unexpected error occurred."],
  ])("says %s", (_, error, text) => {
    render(<ErrorPanel error={error} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong.");
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole("button").textContent).toBe("Reload Page");
  });

  it("names the reference by which a server's error is found in the log", () => {
    render(<ErrorPanel error={fromServer} />);
    expect(screen.getByText("Reference: 42")).toBeDefined();
  });
});
