import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import { ErrorPanel } from "./error-panel";

const fromServer = Object.assign(new Error("An error occurred in the Server Components render."), { digest: "42" });

describe("ErrorPanel", () => {
  it.each([
    ["the error's own message", new Error("The list could not be read."), "The list could not be read."],
    ["a general text for an error without one", new Error(), "An unexpected error occurred."],
    ["a general text for a server's error, whose message is Next's", fromServer, "An unexpected error occurred."],
  ])("shows %s", (_, error, text) => {
    render(<ErrorPanel error={error} retry={vi.fn()} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong.");
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole("button").textContent).toBe("Reload Page");
  });

  it("shows a server error's digest as the reference to the log line", () => {
    render(<ErrorPanel error={fromServer} retry={vi.fn()} />);
    expect(screen.getByText("Reference: 42")).toBeDefined();
  });

  it("retries on the server when only its database was unreachable", () => {
    const retry = vi.fn();
    render(<ErrorPanel error={Object.assign(new Error(), { digest: UNAVAILABLE_DIGEST })} retry={retry} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We will be right back");
    expect(screen.queryByText(/Reference/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
